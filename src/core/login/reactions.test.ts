import { describe, expect, it } from 'vitest';
import { googlePromptReaction, googleReaction, microsoftReaction, portalReaction } from './reactions';

const token = 'signed';

describe('the Google sign-in reactions', () => {
  it('[R-553] Google signs in with an access token from its window and a credential from its prompt', () => {
    expect(googleReaction({ name: 'token', token })).toEqual({ login: 'access_token' });
    expect(googlePromptReaction({ name: 'token', token })).toEqual({ login: 'one_tap' });
    expect(googleReaction({ name: 'token' }).toast).toBe('google');
  });

  it.each(['popup_failed_to_open', 'popup_closed'])(
    '[R-769] Google: %s shows the message and is logged',
    (name) => {
      expect(googleReaction({ name, message: 'Popup!' })).toEqual({
        toast: 'googleWindow',
        says: 'Popup!',
        reset: true,
        log: 'error',
      });
    },
  );

  it.each([
    ['cookies', 'googleCookies'],
    ['not_initialised', 'notReady'],
    ['error', 'google'],
    ['anything', 'google'],
  ])('[R-768][R-770][R-771] Google: the event %s shows the toast %s', (name, toast) => {
    expect(googleReaction({ name }).toast).toBe(toast);
  });

  it('[R-505][R-507] a Google prompt ends when it is not displayed or dismissed, and its other moments are only tracked', () => {
    expect(googlePromptReaction({ name: 'not_displayed' })).toEqual({ endsPrompt: true });
    expect(googlePromptReaction({ name: 'dismissed' })).toEqual({ endsPrompt: true });
    expect(googlePromptReaction({ name: 'displayed' })).toEqual({ track: 'googleOneTap_displayed' });
    expect(googlePromptReaction({ name: 'skipped' })).toEqual({ track: 'googleOneTap_skipped' });
  });
});

describe('the Microsoft sign-in reactions', () => {
  it('[R-772] Microsoft shows its own message when it fails, and nothing when the user closes the window', () => {
    expect(microsoftReaction({ name: 'token', token })).toEqual({ login: 'access_token' });
    expect(microsoftReaction({ name: 'error', message: 'No.' })).toEqual({
      toast: 'microsoft',
      says: 'No.',
      reset: true,
    });
    expect(microsoftReaction({ name: 'cancelled' })).toEqual({ reset: true });
  });
});

describe('the job portal sign-in reactions', () => {
  const failed = { toast: 'portal', says: undefined, reset: true };
  it.each([
    ['normal', 'LOGIN_WITH_NAUKRI_SUCCESSFUL', { login: 'access_token' }],
    ['normal', 'ERROR', failed],
    ['normal', 'POPUP_CLOSED_UNEXPECTEDLY', { ...failed, track: 'naukriPopupClosed' }],
    ['normal', 'CONSENT_NOT_SIGNED', failed],
    ['yolo', 'TOKEN_GENERATED', { login: 'one_tap' }],
    ['yolo', 'LOGIN_INITIATED', { beginYolo: true }],
    ['yolo', 'NO_USER_FOUND', { endsPrompt: true, reset: true }],
    ['yolo', 'YOLO_COOLDOWN', { endsPrompt: true, reset: true }],
    ['yolo', 'FRAME_CLOSED', { reset: true }],
    ['yolo', 'in_view', { track: 'naukriYoloView' }],
    ['yolo', 'ERROR', { toast: 'portal', says: undefined }],
    ['none', 'TOKEN_GENERATED', { log: 'warning' }],
    ['normal', 'TOKEN_GENERATED', { log: 'warning' }],
  ] as const)(
    '[R-493][R-494][R-495][R-496][R-497][R-498][R-499][R-500][R-501][R-502][R-503][R-504][R-775] the job portal flow %s reacts to %s',
    (flow, name, reaction) => {
      expect(portalReaction(flow, { name, token })).toEqual(reaction);
    },
  );

  it('[R-774] a job portal failure shows the message of the portal if there is one', () => {
    expect(portalReaction('normal', { name: 'ERROR', message: 'Closed today' }).says).toBe('Closed today');
  });
});
