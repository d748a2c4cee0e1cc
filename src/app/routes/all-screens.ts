import { foundIn } from './routes';
import { screens } from './screens';

/** The table of all screens plus the URLs of earlier versions. */
export const findInAllScreens = (pathname: string) => foundIn(screens, pathname);
