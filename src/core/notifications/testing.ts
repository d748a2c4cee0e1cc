import type { Notification } from './notification';

export const aNotice = (id: string, over: Partial<Notification> = {}): Notification => ({
  notificationId: id,
  id,
  status: 0,
  variantId: 'reply',
  createdAt: new Date(0),
  showPopup: false,
  isMuted: false,
  data: {
    title: 'T',
    body: '',
    cta: undefined,
    ctaText: undefined,
    ctaType: 'internal',
    ctaImage: undefined,
    icon: '',
    nativeInfo: undefined,
    avatar: undefined,
    trackingData: {},
  },
  ...over,
});
