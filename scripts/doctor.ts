import { type Config, readConfig } from '../src/server/config';
import { checkDatabase } from './doctor/check-database';
import {
  checkBackups,
  checkBuild,
  checkConfiguration,
  checkDisk,
  checkFileLimit,
  checkFolder,
  checkKey,
} from './doctor/check-machine';
import { checkReplicas } from './doctor/check-replicas';
import { checkMail, checkPush, checkRedis } from './doctor/check-services';
import { checkTasks } from './doctor/check-tasks';
import { type Finding, findingsOf, lineOf } from './doctor/finding';
import { operatorCommand } from './setup/operator-command';

const USAGE = `Usage:
  npm run doctor
Prints one line per check of this environment's configuration and services, each with its fix. It changes nothing.
Ends with 1 if a check fails.`;

async function examine(config: Config): Promise<readonly Finding[]> {
  const parts = [
    checkConfiguration(config),
    checkBuild(),
    await findingsOf('permissions', 'run as the user who owns DATA_DIR', () => checkFolder(config)),
    checkKey(config),
    checkDisk(config),
    checkFileLimit(),
    await findingsOf('database', 'start it, or correct DATABASE_URL or DATA_DIR', () =>
      checkDatabase(config),
    ),
    await findingsOf('tasks', 'start the server, which migrates the database', () => checkTasks(config)),
    await checkReplicas(config),
    await checkRedis(config),
    await findingsOf('mail', 'correct SMTP_URL', () => checkMail(config)),
    checkPush(config),
    await findingsOf('backups', 'set BACKUP_DIR to an existing folder', () =>
      checkBackups(process.env.BACKUP_DIR),
    ),
  ];
  return parts.flat();
}

await operatorCommand(USAGE, async () => {
  try {
    const findings = await examine(readConfig(process.env));
    for (const finding of findings) console.log(lineOf(finding));
    const count = findings.filter(({ state }) => state === 'wrong').length;
    if (count > 0) {
      console.log(`${count} ${count === 1 ? 'check' : 'checks'} failed.`);
      process.exitCode = 1;
    }
  } catch (error) {
    for (const line of (error as Error).message.split('\n')) console.log(`wrong    configuration ${line}`);
    process.exitCode = 1;
  }
});
