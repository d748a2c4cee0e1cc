import type { Json } from '../api/spec';
import { evaluated, type Scope, UnknownExpression } from './expressions';

/** Arazzo's simple conditions: literals, runtime expressions, comparisons, !, &&, || and parentheses. */
export function evaluateCondition(condition: string, scope: Scope): boolean {
  const reader = new Reader(condition, scope);
  const value = reader.either();
  if (!reader.atEnd) throw new UnknownExpression(`"${condition}" is not a supported condition`);
  return isTrue(value);
}

type Value = Json | undefined;

const TOKEN = /\s*('(?:[^']|'')*'|&&|\|\||[=!<>]=|[<>!()]|[^\s()!=<>&|']+)/y;

class Reader {
  readonly #tokens: string[] = [];
  readonly #scope: Scope;
  #next = 0;

  constructor(condition: string, scope: Scope) {
    this.#scope = scope;
    const pattern = new RegExp(TOKEN);
    const text = condition.trim();
    while (pattern.lastIndex < text.length) {
      const token = pattern.exec(text)?.[1];
      if (token === undefined) throw new UnknownExpression(`"${condition}" is not a supported condition`);
      this.#tokens.push(token);
    }
  }

  get atEnd(): boolean {
    return this.#next >= this.#tokens.length;
  }

  either(): Value {
    let value = this.#both();
    while (this.#take('||')) {
      const other = this.#both();
      value = isTrue(value) || isTrue(other);
    }
    return value;
  }

  #both(): Value {
    let value = this.#comparison();
    while (this.#take('&&')) {
      const other = this.#comparison();
      value = isTrue(value) && isTrue(other);
    }
    return value;
  }

  #comparison(): Value {
    const left = this.#operand();
    for (const [sign, compare] of Object.entries(COMPARISONS))
      if (this.#take(sign)) return compare(left, this.#operand());
    return left;
  }

  #operand(): Value {
    if (this.#take('!')) return !isTrue(this.#operand());
    if (this.#take('(')) {
      const value = this.either();
      if (!this.#take(')')) throw new UnknownExpression('a closing parenthesis is missing');
      return value;
    }
    return literal(this.#tokens[this.#next++] ?? '', this.#scope);
  }

  #take(token: string): boolean {
    const here = this.#tokens[this.#next] === token;
    if (here) this.#next++;
    return here;
  }
}

function literal(token: string, scope: Scope): Value {
  if (token.startsWith('$')) return evaluated(token, scope);
  if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'");
  if (token === 'true' || token === 'false') return token === 'true';
  if (token === 'null') return null;
  if (/^-?\d+(\.\d+)?$/.test(token)) return Number(token);
  throw new UnknownExpression(`${token} is neither a value nor an expression`);
}

/** Arazzo compares texts case-insensitively. */
const folded = (value: Value): Value => (typeof value === 'string' ? value.toLowerCase() : value);

const isSame = (value: Value, other: Value): boolean =>
  JSON.stringify(folded(value)) === JSON.stringify(folded(other));

/** Compares numbers with numbers and texts with texts; other pairs have no order. */
function order(value: Value, other: Value): number {
  if (typeof value === 'number' && typeof other === 'number') return value - other;
  if (typeof value !== 'string' || typeof other !== 'string') return Number.NaN;
  return value.toLowerCase() < other.toLowerCase() ? -1 : Number(value.toLowerCase() !== other.toLowerCase());
}

const COMPARISONS: Readonly<Record<string, (value: Value, other: Value) => boolean>> = {
  '==': isSame,
  '!=': (value, other) => !isSame(value, other),
  '<=': (value, other) => order(value, other) <= 0,
  '>=': (value, other) => order(value, other) >= 0,
  '<': (value, other) => order(value, other) < 0,
  '>': (value, other) => order(value, other) > 0,
};

const isTrue = (value: Value): boolean => value === true;
