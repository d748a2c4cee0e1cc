import { makeAutoObservable, observableRef } from 'mobx';
import type { ShellQuery } from '../../core/shell/shell-query';

export type PostIntent = NonNullable<ShellQuery['post']>;
/** A notification that was opened; it has a key if it is a local notification of the device. */
export type NotificationIntent = NonNullable<ShellQuery['notification']>;

/** Intents from the URL that a part of the page still has to handle. Each is handled once, then removed. */
export class IntentsStore {
  post: PostIntent | undefined = undefined;
  notification: NotificationIntent | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { post: observableRef, notification: observableRef }, { autoBind: true });
  }

  wantPost(post: PostIntent): void {
    this.post = post;
  }

  wantNotification(notification: NotificationIntent): void {
    this.notification = notification;
  }

  takePost(): PostIntent | undefined {
    const { post } = this;
    this.post = undefined;
    return post;
  }

  takeNotification(): NotificationIntent | undefined {
    const { notification } = this;
    this.notification = undefined;
    return notification;
  }
}
