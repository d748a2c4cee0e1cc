import ts from 'typescript';
import { at, type Rule } from '../rule';

/** words.hi.ts says what words.ts says, in Hindi; a build in Hindi takes it in its place (scripts/setup/language.mjs). */
const TRANSLATED = /^src\/core\/.*\/([a-z-]+)\.hi\.ts$/;

export const translations: Rule = {
  name: 'a file in another language has the shape of the English one beside it',
  reason: 'What a language lacks is missed by somebody who cannot read the other.',
  wayOut: "Write export const words: typeof import('./words').words = … and translate all of it.",
  covers: (path) => path.includes('.hi.'),
  find: (file) => {
    const [, english] = TRANSLATED.exec(file.path) ?? [];
    if (english === undefined) return [{ line: 1, what: 'is a language outside the core.' }];
    return file.tree.statements
      .filter(ts.isVariableStatement)
      .filter((variableStatement) =>
        variableStatement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
      )
      .flatMap((variableStatement) => variableStatement.declarationList.declarations)
      .filter(
        ({ name, type }) =>
          type?.getText(file.tree) !== `typeof import('./${english}').${name.getText(file.tree)}`,
      )
      .map((declaration) =>
        at(file, declaration, `exports ${declaration.name.getText(file.tree)} in a shape of its own.`),
      );
  },
};
