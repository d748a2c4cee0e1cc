/** The filled texts that a form has. */
export function filledOf<Texts extends object>(
  empty: Texts,
  job: Readonly<Record<string, string>>,
): Partial<Texts> {
  const filled = Object.entries(job).filter(([part, text]) => part in empty && text !== '');
  return Object.fromEntries(filled) as Partial<Texts>;
}

interface Prefilled {
  /** The parts that onboarding may fill. */
  readonly parts: readonly string[];
  /** The texts of the link. */
  readonly linked: { readonly companyName?: string };
}

/** The texts from onboarding. A link to another company says nothing about the member's role there. */
export function prefillOf<Texts extends object>(
  empty: Texts,
  job: Readonly<Record<string, string>> & { readonly companyName: string },
  { parts, linked }: Prefilled,
): Partial<Texts> {
  const { companyName = job.companyName } = linked;
  if (parts.includes('companyName') && companyName !== job.companyName) return {};
  const own = Object.entries(filledOf(empty, job)).filter(([part]) => parts.includes(part));
  return Object.fromEntries(own) as Partial<Texts>;
}
