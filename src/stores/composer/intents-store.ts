import { makeAutoObservable, observableRef } from 'mobx';
import type { ShellQuery } from '../../core/shell/shell-query';

/** Where a post shall go: to a community known by its kind and id, or wherever its writer chooses. */
export type PostIntent = NonNullable<ShellQuery['post']>;
/** A notification that led here; with a key when it was one of the device’s own. */
export type NotificationIntent = NonNullable<ShellQuery['notification']>;

/** What an address asked for that a part of the page has still to do. Each is taken once, by the part that does it. */
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
