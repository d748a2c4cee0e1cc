import { EXPORT_PARTS, type Kind } from './export-parts';

const TYPES: Readonly<Record<Kind, object>> = {
  text: { type: 'string' },
  number: { type: 'number' },
  flag: { type: 'boolean' },
  list: { type: 'array' },
  'text?': { type: ['string', 'null'] },
  'number?': { type: ['number', 'null'] },
  'flag?': { type: ['boolean', 'null'] },
};

export const exportSchema = (): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Everything we have about you',
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(EXPORT_PARTS).map(([name, { about, fields }]) => [
      `${name}.json`,
      {
        description: about,
        type: 'array',
        items: {
          type: 'object',
          required: Object.keys(fields),
          additionalProperties: false,
          properties: Object.fromEntries(Object.entries(fields).map(([field, kind]) => [field, TYPES[kind]])),
        },
      },
    ]),
  ),
});
