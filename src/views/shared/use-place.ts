import { useLoaderData } from 'react-router';
import type { OpenScreen, ScreenPlace } from './screen-module';

export const usePlace = (): ScreenPlace => useLoaderData<OpenScreen>().place;
