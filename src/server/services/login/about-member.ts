export function aboutMember(member: {
  readonly jobProfile: string | undefined;
  readonly reads: boolean;
  readonly writes: boolean;
}): string {
  const work = member.jobProfile ?? 'Student';
  if (member.writes) return `${work}, reads and writes`;
  return member.reads ? `${work}, reads and votes` : `${work}, has just signed up`;
}
