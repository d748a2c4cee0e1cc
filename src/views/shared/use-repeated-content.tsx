import { type ComponentProps, type ComponentType, createContext, use } from 'react';

/** Values with different JSON, because the JSON of the props is the key of the markup. */
export type Plain<Value> = Value extends string | number | boolean | Date | undefined
  ? Value
  : Value extends ((...inputs: never[]) => unknown) | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>
    ? never
    : { readonly [Key in keyof Value]: Plain<Value[Key]> };

/** Returns the markup of a part, or undefined if the part must be rendered in its place. */
export type MarkupOf = <Props extends object>(
  Part: ComponentType<Props>,
  props: Props & Plain<Props>,
) => string | undefined;

const Markup = createContext<MarkupOf>(() => undefined);

export const MarkupProvider = Markup.Provider;

/**
 * The content of an element: a part whose markup depends on nothing but its props. The server renders it once and
 * repeats the markup, because most pages show the same posts; browsers hydrate the part itself. The part must not call
 * `useId`, because its place is not known. Must be the last hook of a component: React may render another part in it.
 */
export function useRepeatedContent<Props extends object>(
  Part: ComponentType<Props>,
  props: Props & Plain<Props>,
): Pick<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  const markup = use(Markup)(Part, props);
  return markup === undefined
    ? { children: <Part {...props} /> }
    : { dangerouslySetInnerHTML: { __html: markup } };
}
