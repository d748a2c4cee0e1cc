import ts from 'typescript';
import { at, type Rule } from '../rule';

/** text.hi.ts replaces text.ts in the Hindi build (rsbuild.config.ts). */
const TRANSLATED = /^src\/core\/.*\/([a-z-]+)\.hi\.ts$/;

export const translations: Rule = {
  name: 'a file in another language has the shape of the English one beside it',
  reason: 'Readers of one language would miss a text that only the other has.',
  wayOut: "Write export const feedText: typeof import('./text').feedText = … and translate all of it.",
  covers: (path) => path.includes('.hi.'),
  find: (file) => {
    const [, english] = TRANSLATED.exec(file.path) ?? [];
    if (english === undefined) return [{ line: 1, what: 'is a translation outside the core.' }];
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
        at(file, declaration, `exports ${declaration.name.getText(file.tree)} without the English type.`),
      );
  },
};
