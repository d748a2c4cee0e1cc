import { describe, expect, it } from 'vitest';
import { LOGIN_CONTEXTS } from '../shell/login-context';
import { loginProps, loginPropsIn, placeAfterLogin, placeAfterNativeLogin } from './login-props';

describe('the login props', () => {
  it('[R-485][R-258] login props use defaults for missing values', () => {
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

  it.each(LOGIN_CONTEXTS)(
    '[R-213] the login of the context %s can be closed unless the context requires a signed-in member',
    (context) => {
      expect(loginProps({ context }).disableClose).toBe(context === 'review' || context === 'feed');
      expect(loginProps({ context, disableClose: false }).disableClose).toBe(false);
    },
  );

  it('login props from the address of the page are validated', () => {
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

describe('the location after signing in', () => {
  it('[R-205] signing in leads to the requested redirect URL', () => {
    expect(placeAfterLogin(loginProps({ redirectUrl: '/jobs?a=1' }), '/reviews')).toBe('/jobs?a=1');
  });

  it.each([
    [{ readerRequired: true }, '/p/1?openOnboarding=r'],
    [{ writerRequired: true }, '/p/1?openOnboarding=w'],
    [{ readerRequired: true, writerRequired: true }, '/p/1?openOnboarding=w'],
    [{ internalCampaign: 'vote' }, '/p/1?campaign=vote'],
    [{ openCreatePost: true }, '/p/1'],
    [{ openCreatePost: true, internalCampaign: 'ask' }, '/p/1?campaign=ask&openCreatePost=true'],
  ])(
    '[R-206][R-207][R-208] signing in without a redirect URL leads back to the current page with params from %o',
    (query, place) => {
      expect(placeAfterLogin(loginProps(query), '/p/1#talk')).toBe(place);
    },
  );

  it('[R-203] the native app gets all params and onLogin=true for the page after its login', () => {
    const query = { writerRequired: true, internalCampaign: 'ask', openCreatePost: true };
    expect(placeAfterNativeLogin(loginProps(query), '/p/1?a=b#talk')).toBe(
      '/p/1?a=b&openOnboarding=w&campaign=ask&openCreatePost=true&onLogin=true',
    );
    expect(placeAfterNativeLogin(loginProps({ readerRequired: true, redirectUrl: '/jobs' }), '/')).toBe(
      '/jobs?openOnboarding=r&onLogin=true',
    );
    expect(placeAfterNativeLogin(loginProps({ redirectUrl: '//evil.example' }), '/')).toBe('/?onLogin=true');
  });

  it('a new member is sent to onboarding after signing in', () => {
    expect(placeAfterLogin(loginProps(), '/?sort=LATEST', true)).toBe('/?sort=LATEST&openOnboarding=r');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    '[R-209] signing in never redirects to %s',
    (redirectUrl) => {
      expect(placeAfterLogin(loginProps({ redirectUrl }), '/jobs')).toBe('/jobs');
    },
  );
});
