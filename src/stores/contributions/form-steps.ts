import { makeAutoObservable, observableRef } from 'mobx';

export type Problems<Problem> = Readonly<Partial<Record<string, Problem>>>;

/** The steps of a form. A step shows its problems once the user tried to leave or submit it. */
export class FormSteps {
  current = 0;
  tried: readonly number[] = [];
  readonly #parts: readonly (readonly string[])[];

  constructor(parts: readonly (readonly string[])[]) {
    this.#parts = parts;
    makeAutoObservable(this, { tried: observableRef }, { autoBind: true });
  }

  get isLast(): boolean {
    return this.current === this.#parts.length - 1;
  }

  goTo(step: number): void {
    this.current = Math.min(Math.max(step, 0), this.#parts.length - 1);
  }

  begin(): void {
    this.current = 0;
    this.tried = [];
  }

  try(step: number): void {
    this.tried = [...this.tried, step];
  }

  tryAll(): void {
    this.tried = this.#parts.map((_, step) => step);
  }

  /** The step that has a part such as ratings/pay or rounds/0/name; undefined for parts of no step. */
  stepOf(part: string): number | undefined {
    const [field = ''] = part.split('/');
    const step = this.#parts.findIndex((parts) => parts.includes(part) || parts.includes(field));
    return step < 0 ? undefined : step;
  }

  /** The problems of the steps that the user has tried to leave. */
  shown<Problem>(problems: Problems<Problem>): Problems<Problem> {
    return Object.fromEntries(
      Object.entries(problems).filter(([part]) => this.tried.includes(this.stepOf(part) ?? this.current)),
    ) as Problems<Problem>;
  }

  hasProblem(step: number, problems: Problems<unknown>): boolean {
    return Object.keys(problems).some((part) => this.stepOf(part) === step);
  }

  /** Opens the first step with a problem. */
  goToProblem(problems: Problems<unknown>): void {
    const first = this.#parts.findIndex((_, step) => this.hasProblem(step, problems));
    if (first >= 0) this.current = first;
  }
}
