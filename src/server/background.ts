import { mailerOf } from './app';
import type { Config } from './config';
import { writeDecoyAliases, writeDecoyFollows } from './db/decoy-rows';
import type { Database } from './db/engine';
import { forgetOldRows } from './db/forget-old-rows';
import { forgetSessions } from './forget-sessions';
import type { Metrics } from './http/metrics';
import { forgetDeadEmails } from './mail/email-outbox';
import { refreshFigures } from './services/companies/refresh-figures';
import { removeAbandoned } from './services/composer/pending-pictures';
import { forgetApplications } from './services/jobs/application-queries';
import { forgetNotices } from './services/notifications/forget-notices';
import { countMessages } from './services/notifications/outbox';
import { outwardTasks } from './services/notifications/outward-tasks';
import { writeDecoyBoxes } from './services/notifications/write-decoy-boxes';
import { writeDecoyDays } from './services/notifications/write-decoy-days';
import { changeLabelsAtNight } from './services/profile/career/change-labels';
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
import { runTasks } from './tasks/run-tasks';
import type { ScheduledTask } from './tasks/scheduled-task';
import { TaskQueue } from './tasks/task-queue';

const A_MINUTE = 60;
const AN_HOUR = 3600;

type Report = (line: string) => void;
type Work = ScheduledTask['work'];

interface Parts {
  readonly services: Services;
  readonly database: Database;
  readonly metrics: Metrics;
}

/** Starts all scheduled work of a server. The returned function stops it and waits for running work. */
export function startBackground(config: Config, parts: Parts, report: Report): () => Promise<void> {
  const { services, database, metrics } = parts;
  const post = { mailer: mailerOf(config, services), origin: config.publicOrigin };
  const tasks = [
    ...forgettingTasks(services, database),
    ...mixingTasks(services, database, openLog(config)),
    ...outwardTasks(services, { push: config.push, post }, report),
    figuresTask(services),
  ];
  const queue = new TaskQueue(database, report);
  const count = async () => {
    metrics.tasks.show(await queue.count());
    metrics.tasks.showMessages(await countMessages(services.db));
  };
  return runTasks({ queue, tasks, metrics: metrics.tasks, count, report });
}

/** Deleted data cannot be disclosed. */
function forgettingTasks(services: Services, database: Database): readonly ScheduledTask[] {
  const hourly = (name: string, work: Work) => ({ name, work, every: AN_HOUR });
  return [
    hourly('forget sessions', () => forgetSessions(services, new Date())),
    hourly('forget old rows', () => forgetOldRows(database.db, new Date())),
    hourly('remove abandoned pictures', () => removeAbandoned(services)),
    hourly('forget applications', () => forgetApplications(services.db, services.now())),
    hourly('forget notices', () => forgetNotices(services)),
    hourly('forget dead emails', () => forgetDeadEmails(services)),
    hourly('settle careers', () => settleUnsettled(services)),
    hourly('change labels', (stopping) => changeLabelsAtNight(services, stopping)),
    hourly('delete accounts', (stopping) => endAndDelete(services, database, stopping)),
  ];
}

/** Adjacent transaction numbers link new aliases to their account until the rows are rewritten among decoys. */
function mixingTasks(services: Services, { db }: Database, log: PublicLog): readonly ScheduledTask[] {
  const eachMinute = (name: string, work: Work) => ({ name, work, every: A_MINUTE });
  return [
    eachMinute('mix aliases', () => writeDecoyAliases(db)),
    eachMinute('mix follows', () => writeDecoyFollows(db)),
    eachMinute('mix notification boxes', () => writeDecoyBoxes(db)),
    eachMinute('mix message counts', () => writeDecoyDays(db)),
    eachMinute('release untraceable posts', () => releaseUntraceable(services)),
    { ...eachMinute('mix untraceable posts', () => mixUntraceable(services)), isUntimed: true },
    eachMinute('log token keys', () => logTokenKeys(services)),
    eachMinute('mix log entries', () => mixPending(db)),
    eachMinute('publish log', () => publishLog(services, log)),
  ];
}

/** At the start it catches up on figures from an older build or from downtime. */
const figuresTask = (services: Services): ScheduledTask => ({
  name: 'salary releases and figures',
  every: AN_HOUR,
  atStart: true,
  work: async (stopping) => {
    await releaseSalaries(services, new Date());
    await refreshFigures(services, stopping);
  },
});
