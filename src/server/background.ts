import { mailerOf } from './app';
import type { Config } from './config';
import { writeDecoyAliases, writeDecoyFollows } from './db/decoy-rows';
import type { Database } from './db/engine';
import { forgetOldRows } from './db/forget-old-rows';
import { everyHour } from './every-hour';
import { refreshFigures } from './services/companies/refresh-figures';
import { removeAbandoned } from './services/composer/pending-pictures';
import { forgetApplications } from './services/jobs/application-queries';
import { forgetNotices } from './services/notifications/forget-notices';
import { pushRegularly } from './services/notifications/push-regularly';
import { writeDecoyBoxes } from './services/notifications/write-decoy-boxes';
import { settleUnsettled } from './services/profile/career/settle-career';
import { endAndDelete } from './services/profile/deletion/delete-traces';
import { releaseSalaries } from './services/salaries/release-salaries';
import type { Services } from './services/services';
import { mixPending } from './services/trust/mix-pending';
import { openLog } from './services/trust/open-log';
import { type PublicLog, publishLog } from './services/trust/publish-log';
import { logTokenKeys } from './services/untraceable/log-keys';
import { mixUntraceable } from './services/untraceable/mix-items';
import { releaseUntraceable } from './services/untraceable/release-items';

const A_MINUTE_MS = 60_000;

type Report = (line: string) => void;

/** Starts all scheduled work of a server. The returned function stops it and waits for running work. */
export function startBackground(
  config: Config,
  services: Services,
  database: Database,
  report: Report,
): () => Promise<void> {
  const post = { mailer: mailerOf(config, services), origin: config.publicOrigin };
  const stops = [
    forgetHourly(services, database, report),
    mixEveryMinute(services, database, openLog(config), report),
    pushRegularly(services, { push: config.push, post }, report),
    keepFigures(services, report),
  ];
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

/** Deleted data cannot be disclosed. */
const forgetHourly = (services: Services, database: Database, report: Report) =>
  everyHour(
    [
      () => forgetOldRows(database.db, new Date()),
      () => removeAbandoned(services),
      () => forgetApplications(services.db, services.now()),
      () => forgetNotices(services),
      () => settleUnsettled(services),
      () => endAndDelete(services, database),
    ],
    report,
  );

/** Adjacent transaction numbers link new aliases to their account until the rows are rewritten among decoys. */
const mixEveryMinute = (services: Services, { db }: Database, log: PublicLog, report: Report) =>
  everyHour(
    [
      () => writeDecoyAliases(db),
      () => writeDecoyFollows(db),
      () => writeDecoyBoxes(db),
      () => releaseUntraceable(services),
      () => mixUntraceable(services),
      () => logTokenKeys(services),
      () => mixPending(db),
      () => publishLog(services, log),
    ],
    report,
    { every: A_MINUTE_MS },
  );

/** Catches up at once on figures from an older build or from downtime. */
const keepFigures = (services: Services, report: Report) =>
  everyHour(
    [() => releaseSalaries(services, new Date()), (stopping) => refreshFigures(services, stopping)],
    report,
    { atOnce: true },
  );
