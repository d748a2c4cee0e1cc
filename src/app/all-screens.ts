import { foundIn } from './routes';
import { screens } from './screens';

/** The table of all screens, and the addresses of earlier versions with it. */
export const findAmongAll = (pathname: string) => foundIn(screens, pathname);
