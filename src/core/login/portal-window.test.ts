import { describe, expect, it } from 'vitest';
import { framePlace, PROVIDER_WINDOW, portalEnvironment } from './portal-window';

describe('the job portal kit', () => {
  it.each([
    ['web.cluster.humkaar.example', '.cluster.', 'dev'],
    ['www.humkaar.example', '.cluster.', 'prod'],
    ['cluster-news.example', '.cluster.', 'prod'],
    ['staging.humkaar.example', 'staging', 'dev'],
    ['www.humkaar.example', '', 'prod'],
  ])('[R-845][R-846] a page on %s with the marker %s belongs to the %s environment', (host, marker, env) => {
    expect(portalEnvironment(host, marker)).toBe(env);
  });

  it('[R-844][R-847] the job portal frame sits at the bottom of a small screen, else in the corner, and its window is 500 by 600', () => {
    expect(framePlace('pwa')).toEqual({ bottom: '0px' });
    expect(framePlace('desktop')).toEqual({ top: '28px', right: '28px' });
    expect(PROVIDER_WINDOW).toEqual({ width: 500, height: 600 });
  });
});
