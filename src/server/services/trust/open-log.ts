import type { Config } from '../../config';
import { secretsOf } from '../../secrets';
import { fileHead } from './log-head';
import { logSigner } from './log-signer';
import type { PublicLog } from './publish-log';

export const openLog = (config: Pick<Config, 'secretKey' | 'dataDir' | 'logName'>): PublicLog => ({
  signer: logSigner(config.logName, secretsOf(config).logKey),
  head: fileHead(config.dataDir),
});
