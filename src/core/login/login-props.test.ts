import { describe, expect, it } from 'vitest';
import { LOGIN_CONTEXTS } from '../shell/login-context';
import { loginProps, loginPropsIn, placeAfterLogin, placeAfterNativeLogin } from './login-props';

describe('how a login is asked for', () => {
  it('[R-485][R-258] has usual values for all that was not said', () => {
    expect(loginProps()).toEqual({
      context: 'general',
      title: undefined,
      subTitle: undefined,
      isAnonymous: true,
      disableClose: false,
      backOnClose: false,
      internalCampaign: undefined,
      openCreatePost: false,
      readerRequired: false,
      writerRequired: false,
      redirectUrl: undefined,
      queryStr: '',
    });
  });

  it.each(LOGIN_CONTEXTS)('[R-213] %s can be closed unless somebody has to be behind it', (context) => {
    expect(loginProps({ context }).disableClose).toBe(context === 'review' || context === 'feed');
    expect(loginProps({ context, disableClose: false }).disableClose).toBe(false);
  });

  it('is read from the page’s address with suspicion', () => {
    const props = loginPropsIn(
      '?context=salary&writerRequired=true&internalCampaign=%3Cb%3E&title=Your+bank',
    );
    expect([props.context, props.writerRequired, props.internalCampaign, props.title]).toEqual([
      'salary',
      true,
      undefined,
      undefined,
    ]);
  });
});

describe('where the browser goes after signing in', () => {
  it('[R-205] where it was told to', () => {
    expect(placeAfterLogin(loginProps({ redirectUrl: '/jobs?a=1' }), '/reviews')).toBe('/jobs?a=1');
  });

  it.each([
    [{ readerRequired: true }, '/p/1?openOnboarding=r'],
    [{ writerRequired: true }, '/p/1?openOnboarding=w'],
    [{ readerRequired: true, writerRequired: true }, '/p/1?openOnboarding=w'],
    [{ internalCampaign: 'vote' }, '/p/1?campaign=vote'],
    [{ openCreatePost: true }, '/p/1'],
    [{ openCreatePost: true, internalCampaign: 'ask' }, '/p/1?campaign=ask&openCreatePost=true'],
  ])('[R-206][R-207][R-208] otherwise back, saying %o', (wish, place) => {
    expect(placeAfterLogin(loginProps(wish), '/p/1#talk')).toBe(place);
  });

  it('[R-203] the native app is told all of it, and that somebody has logged in', () => {
    const wish = { writerRequired: true, internalCampaign: 'ask', openCreatePost: true };
    expect(placeAfterNativeLogin(loginProps(wish), '/p/1?a=b#talk')).toBe(
      '/p/1?a=b&openOnboarding=w&campaign=ask&openCreatePost=true&onLogin=true',
    );
    expect(placeAfterNativeLogin(loginProps({ readerRequired: true, redirectUrl: '/jobs' }), '/')).toBe(
      '/jobs?openOnboarding=r&onLogin=true',
    );
    expect(placeAfterNativeLogin(loginProps({ redirectUrl: '//evil.example' }), '/')).toBe('/?onLogin=true');
  });

  it('somebody new is asked a few questions', () => {
    expect(placeAfterLogin(loginProps(), '/?sort=LATEST', true)).toBe('/?sort=LATEST&openOnboarding=r');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    '[R-209] never to %s',
    (redirectUrl) => {
      expect(placeAfterLogin(loginProps({ redirectUrl }), '/jobs')).toBe('/jobs');
    },
  );
});
