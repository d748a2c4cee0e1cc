interface FactProps {
  readonly name: string;
  readonly value: string;
  readonly note?: string | undefined;
}

/** One line of a result board. */
export const Fact = ({ name, value, note }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value}
      {note && <small>{note}</small>}
    </dd>
  </div>
);
