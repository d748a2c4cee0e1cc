import type { Rule } from '../rule';
import { areaFolders } from './areas';
import { noBarrel, noDefaultExport } from './exports';
import { idTypes } from './ids';
import { imports, noTestImports } from './imports';
import { translations } from './languages';
import { emptyNames, fileNames } from './names';
import { type Manifest, packages } from './packages';
import { noContractPath, noInlineStyle, noRawHtml, timeAndChance } from './ports';
import { sentences } from './sentences';
import { noServerSentence } from './server-texts';
import { fileSize, functionSize, parameterCount } from './sizes';
import {
  noConsole,
  noDeadCode,
  noMachinePath,
  noModuleMock,
  noSuppressions,
  noTodo,
  oneTestRoot,
  oneTransactionStart,
} from './texts';
import { noAny, noBang, noDecorator, noNull } from './types';

/** Rules about one program file at a time. */
export const codeRules = (contractBases: readonly string[], manifest: Manifest): readonly Rule[] => [
  imports,
  areaFolders,
  noTestImports,
  packages(manifest),
  fileSize,
  functionSize,
  parameterCount,
  noDefaultExport,
  noBarrel,
  fileNames,
  emptyNames,
  translations,
  sentences,
  noServerSentence,
  noAny,
  noBang,
  noDecorator,
  noNull,
  timeAndChance,
  idTypes,
  noRawHtml,
  noInlineStyle,
  noContractPath(contractBases),
  noSuppressions,
  noModuleMock,
  oneTestRoot,
  noConsole,
  oneTransactionStart,
  noDeadCode,
];

/** Rules about language, for every handwritten file. */
export const textRules: readonly Rule[] = [noTodo, noMachinePath];
