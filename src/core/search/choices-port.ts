import type { Call } from '../shared/call';

export interface Choice {
  readonly id: number;
  readonly name: string;
}
export type ChoiceList =
  | 'department'
  | 'industry'
  | 'company'
  | 'jobProfile'
  | 'location'
  | 'college'
  | 'course'
  | 'specialisation';

export abstract class ChoicesPort {
  abstract listChoices(input: { readonly list: ChoiceList }, call?: Call): Promise<readonly Choice[]>;
  abstract suggestChoices(
    input: { readonly list: ChoiceList; readonly text: string; readonly limit?: number | undefined },
    call?: Call,
  ): Promise<readonly Choice[]>;
}
