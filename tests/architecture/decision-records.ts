const FOLDER = 'src/decisions';
const FILE = /^(\d{4})-[a-z0-9-]+\.md$/;
const STATUS = /^Status: (accepted|replaced by decision \d+), \d{4}-\d\d-\d\d(; .+)?\.$/m;

/** Problems in the decision records and their index. Each message names the file and the line to add. */
export function recordFaults(
  records: readonly { readonly name: string; readonly text: string }[],
  index: string,
): readonly string[] {
  const numbers = records.map(({ name }) => name.slice(0, 4));
  const faults = records.flatMap(({ name, text }) => {
    const number = FILE.exec(name)?.[1];
    if (!number)
      return [`${FOLDER}/${name}: name it after its number and subject, such as 0005-keyed-seals.md`];
    const title = new RegExp(`^# ${Number(number)}\\. (.+)\\n`).exec(text)?.[1];
    const line = `- [${Number(number)}. ${title ?? '<title>'}](${name})`;
    return [
      ...(title
        ? []
        : [`${FOLDER}/${name}: begin it with "# ${Number(number)}. <title that names the subject>"`]),
      ...(STATUS.test(text)
        ? []
        : [`${FOLDER}/${name}: add the line "Status: accepted, 2026-11-23." below the title`]),
      ...(numbers.filter((candidate) => candidate === number).length === 1
        ? []
        : [`${FOLDER}/${name}: take the next free number`]),
      ...(index.includes(line) ? [] : [`${FOLDER}/README.md: add the line "${line}" below its area`]),
    ];
  });
  const dead = [...index.matchAll(/\]\((\d{4}-[^)]+)\)/g)]
    .map(([, name]) => name)
    .filter((name) => !records.some((record) => record.name === name))
    .map((name) => `${FOLDER}/README.md: delete the line of ${name}, which does not exist`);
  return [...faults, ...dead];
}

const DIFFERING = /^- (R-(\d{3})) .*?\*\*(?:REFUSED|CHANGED) (\d{4})\*\*/gm;

/** Requirements that point to a record which does not exist or does not name them. */
export function requirementFaults(
  requirements: string,
  records: readonly { readonly name: string; readonly text: string }[],
): readonly string[] {
  return [...requirements.matchAll(DIFFERING)].flatMap(([, id, digits, number]) => {
    const record = records.find(({ name }) => name.startsWith(`${number}-`));
    if (!record) return [`tests/requirements.md: ${id} points to record ${number}, which does not exist`];
    return new RegExp(`\\b${digits}\\b`).test(record.text)
      ? []
      : [`${FOLDER}/${record.name}: name ${id} and say why it is not met as described`];
  });
}
