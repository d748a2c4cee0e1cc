import { BRAND } from '../../core/shared/brand';
import { Catalogue } from '../../core/shell/messages';
import type { Head, OpenScreen } from '../shared/screen-module';
import type { Resolve } from '../use-store';
import { problemKind } from './problem-kind';

/** A page's metadata from its screen; a failed page describes its failure. */
export function headOf(resolve: Resolve, open: OpenScreen | undefined, error: unknown): Head {
  const text = resolve(Catalogue).messages.shell;
  if (error !== undefined) {
    return {
      title: titled(text.problem[problemKind(error)].head),
      description: text.description,
      hidden: true,
    };
  }
  const head = open?.screen.handle?.head(resolve, open.place);
  if (!head) return { title: `${BRAND}. ${text.tagline}`, description: text.description };
  return head.title.includes(BRAND) ? head : { ...head, title: titled(head.title) };
}

const titled = (title: string): string => `${title} | ${BRAND}`;
