import { apiCommand } from './command';
import { PLACES } from './generate';

/** `npm run api` writes the API layer; `npm run api -- --check` fails when it is outdated. */

apiCommand(process.argv.slice(2), PLACES, console.log).then(
  (code) => {
    process.exitCode = code;
  },
  (failure: unknown) => {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exitCode = 1;
  },
);
