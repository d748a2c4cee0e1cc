import { sendQueuedEmails } from '../../mail/email-outbox';
import type { ScheduledTask } from '../../tasks/scheduled-task';
import { notifyNewJobs } from '../jobs/notify-new-jobs';
import type { Services } from '../services';
import type { Post } from './email-handlers';
import { notifyEndedPolls } from './notify-ended-polls';
import { dropMessages } from './outbox';
import type { PushConfig } from './push-config';
import { webPushSender } from './push-sender';
import { queueDigests } from './queue-pushes';
import { sendEmails } from './send-emails';
import { sendPushes } from './send-pushes';

const SEND_EVERY = 5;
const LOOK_EVERY = 60;

/** The channels outside the site: the browsers' push services, where configured, and email. */
interface Outwards {
  readonly push: PushConfig | undefined;
  readonly post: Post;
}

/** Due notices, and the messages that wait to be sent. */
export function outwardTasks(
  services: Services,
  { push, post }: Outwards,
  report: (line: string) => void,
): readonly ScheduledTask[] {
  const task = (name: string, every: number, work: ScheduledTask['work']): ScheduledTask => ({
    name,
    every,
    work,
  });
  const tasks = [
    task('notify of ended polls', LOOK_EVERY, () => notifyEndedPolls(services)),
    task('notify of new jobs', LOOK_EVERY, () => notifyNewJobs(services)),
    task('queue digests', LOOK_EVERY, () => queueDigests(services)),
    task('send emails', SEND_EVERY, (stopping) => sendEmails(services, { ...post, stopping }, report)),
    task('send queued emails', SEND_EVERY, (stopping) =>
      sendQueuedEmails(services, post.mailer, report, stopping),
    ),
  ];
  // Messages from the time before the keys were removed; no device can get them.
  if (!push) return [...tasks, task('drop pushes', LOOK_EVERY, () => dropMessages(services.db, 'push'))];
  const sender = webPushSender(push, report);
  return [
    ...tasks,
    task('send pushes', SEND_EVERY, (stopping) => sendPushes(services, { sender, stopping })),
  ];
}
