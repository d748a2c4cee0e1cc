/**
 * Runs a command of an operator. --help prints the usage and does nothing else; a failure prints its message and ends
 * with 1.
 */
export async function operatorCommand(
  usage: string,
  work: (args: readonly string[]) => Promise<void>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) return console.log(usage);
  try {
    await work(args);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
