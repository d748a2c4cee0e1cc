import type { Call } from '../shared/call';
import type { Section } from '../shell/search-place';

export interface NamedItem {
  readonly urlName: string;
  readonly name: string;
}

export interface ListedItem extends NamedItem {
  readonly id: number;
}

export type SegmentKind = 'company' | 'jobProfile' | 'location' | 'other';

/** A segment with a name that the list cannot show. */
export interface UnknownSegment {
  readonly segment: string;
  readonly kind: SegmentKind;
  /** Whether the name exists, but this company's list has too little data for it. */
  readonly isKnown: boolean;
  readonly near: readonly NamedItem[];
}

export interface SearchPlaceNames {
  readonly company?: NamedItem | undefined;
  readonly jobProfile?: ListedItem | undefined;
  readonly location?: ListedItem | undefined;
  /** A benefit's URL name. */
  readonly benefit?: string | undefined;
  readonly unknown: readonly UnknownSegment[];
}

export abstract class SearchPlacesPort {
  abstract readSearchPlace(
    input: {
      readonly section: Section;
      readonly company?: string | undefined;
      readonly location?: string | undefined;
      /** Segments separated by slashes. */
      readonly names?: string | undefined;
    },
    call?: Call,
  ): Promise<SearchPlaceNames>;
}
