import ts from 'typescript';
import { at, nodesOf } from '../rule';
import { isTest, type SourceFile } from '../source-file';
import { TypeDeclarations } from './type-declarations';

const DEPENDENCIES = 4;
const REASON = 'A bag of ports, stores or use cases hides how much a class needs.';
const WAY_OUT =
  'Split the class by responsibility and give each part at most four dependencies of its own (decision 142).';

/** Classes with more than four dependencies, counting each service in a parameter object. */
export function bagsOf(files: readonly SourceFile[]): string[] {
  const declarations = new TypeDeclarations(files);
  return files
    .filter(({ path }) => path.startsWith('src/') && !isTest(path))
    .flatMap((file) =>
      nodesOf(file)
        .filter(ts.isConstructorDeclaration)
        .flatMap(({ parent, parameters }) => {
          const counts = parameters.map(({ type }) => countOf(type, file, declarations));
          const total = counts.reduce((sum, count) => sum + count, 0);
          if (total <= DEPENDENCIES || counts.every((count) => count === 1)) return [];
          const { line, what } = at(file, parent, `${parent.name?.text} needs ${total} dependencies`);
          return [`${file.path}:${line} ${what}. ${REASON} ${WAY_OUT}`];
        }),
    );
}

/** A parameter object, or a function that returns one, counts as its services; any other type counts once. */
function countOf(type: ts.TypeNode | undefined, file: SourceFile, declarations: TypeDeclarations): number {
  const bag = type && ts.isFunctionTypeNode(type) ? type.type : type;
  const services = declarations
    .membersOf(bag, file)
    .filter((member) => isService(member.type, member.file, declarations));
  if (services.length < 2) return 1;
  return services.reduce((sum, member) => sum + countOf(member.type, member.file, declarations), 0);
}

/** Ports, stores, use cases and objects of functions; plain data is not a service. */
function isService(type: ts.TypeNode, file: SourceFile, declarations: TypeDeclarations): boolean {
  if (declarations.isClass(type, file)) return true;
  const isFunction = ({ type: member }: { readonly type: ts.TypeNode }) => ts.isFunctionTypeNode(member);
  return declarations.membersOf(type, file).some(isFunction) || countOf(type, file, declarations) > 1;
}
