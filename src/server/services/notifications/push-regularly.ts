import { notifyNewJobs } from '../jobs/notify-new-jobs';
import type { Services } from '../services';
import type { Post } from './email-handlers';
import { notifyEndedPolls } from './notify-ended-polls';
import type { PushConfig } from './push-config';
import { webPushSender } from './push-sender';
import { queueDigests } from './queue-pushes';
import { sendEmails } from './send-emails';
import { sendPushes } from './send-pushes';

const SEND_EVERY_MS = 5_000;
const LOOK_EVERY_MS = 60_000;

/** The channels outside the site: the browsers' push services, where configured, and email. */
interface Outwards {
  readonly push: PushConfig | undefined;
  readonly post: Post;
}

/** Sends queued messages and due notices. The returned function stops it and waits for running work. */
export function pushRegularly(
  services: Services,
  { push, post }: Outwards,
  report: (label: string) => void,
): () => Promise<void> {
  const stops = [
    keep(() => notifyEndedPolls(services), LOOK_EVERY_MS, report),
    keep(() => notifyNewJobs(services), LOOK_EVERY_MS, report),
    keep(() => queueDigests(services), LOOK_EVERY_MS, report),
    keep(async () => void (await sendEmails(services, post, report)), SEND_EVERY_MS, report),
  ];
  if (push) {
    const sender = webPushSender(push, report);
    stops.push(keep(async () => void (await sendPushes(services, sender)), SEND_EVERY_MS, report));
  }
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

/** One run at a time: a run that exceeds the interval is not started again in parallel. */
function keep(
  work: () => Promise<void>,
  every: number,
  report: (label: string) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: Error) => report(`A notification task failed: ${error.message}`))
      .finally(() => {
        running = undefined;
      });
  }, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
