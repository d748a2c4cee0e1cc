import { useLoaderData } from 'react-router';
import type { OpenScreen, ScreenPlace } from './screen-module';

/** Where the page is, as its address says. */
export const usePlace = (): ScreenPlace => useLoaderData<OpenScreen>().place;
