import ts from 'typescript';
import type { SourceFile } from '../source-file';
import { targetOf } from './imports';

export interface Member {
  readonly name: string;
  readonly type: ts.TypeNode;
  /** Where the names in its type are declared or imported. */
  readonly file: SourceFile;
}

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration;
interface Found {
  readonly node: Declaration;
  readonly file: SourceFile;
}

/** Types that have the members of their first argument; Pick and Omit select some of them. */
const WRAPPERS: readonly string[] = ['Readonly', 'Partial', 'Required', 'Pick', 'Omit'];

/** Finds types by name, in their own file and through its imports. */
export class TypeDeclarations {
  readonly #files: ReadonlyMap<string, SourceFile>;

  constructor(files: readonly SourceFile[]) {
    this.#files = new Map(files.map((file) => [file.path, file]));
  }

  /** Whether the type is, or contains, a class with behaviour; errors count as values. */
  isClass(type: ts.TypeNode, file: SourceFile): boolean {
    const [first] = wrapped(type);
    if (first) return this.isClass(first, file);
    const found = this.#declared(type, file);
    if (found && ts.isTypeAliasDeclaration(found.node)) return this.isClass(found.node.type, found.file);
    return !!found && ts.isClassDeclaration(found.node) && !isError(found.node);
  }

  /** The public members of an object type; a class has members only if it has no behaviour. */
  membersOf(type: ts.TypeNode | undefined, file: SourceFile): readonly Member[] {
    if (!type) return [];
    if (ts.isTypeLiteralNode(type)) return declaredMembers(type, file);
    if (ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type)) return this.#joined(type, file);
    const [first, names] = wrapped(type);
    if (first) {
      const chosen = (name: string) => isNamed(name, names) === (wrapperOf(type) !== 'Omit');
      return this.membersOf(first, file).filter(({ name }) => !names || chosen(name));
    }
    const found = this.#declared(type, file);
    if (!found) return [];
    return ts.isTypeAliasDeclaration(found.node)
      ? this.membersOf(found.node.type, found.file)
      : declaredMembers(found.node, found.file);
  }

  #joined({ types }: ts.UnionTypeNode | ts.IntersectionTypeNode, file: SourceFile): readonly Member[] {
    const members = types.flatMap((part) => this.membersOf(part, file));
    return [...new Map(members.map((member) => [member.name, member])).values()];
  }

  #declared(type: ts.TypeNode, file: SourceFile): Found | undefined {
    if (!ts.isTypeReferenceNode(type) || !ts.isIdentifier(type.typeName)) return undefined;
    return this.#find(type.typeName.text, file);
  }

  #find(name: string, file: SourceFile): Found | undefined {
    const node = file.tree.statements.find((node) => isDeclaration(node) && node.name?.text === name);
    if (node) return { node: node as Declaration, file };
    for (const statement of file.tree.statements.filter(ts.isImportDeclaration)) {
      const specifier = specifierOf(statement, name);
      if (!specifier || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
      const target = targetOf(file.path, statement.moduleSpecifier.text);
      const from = this.#files.get(`${target}.ts`) ?? this.#files.get(`${target}.tsx`);
      return from && this.#find((specifier.propertyName ?? specifier.name).text, from);
    }
    return undefined;
  }
}

const isDeclaration = (node: ts.Node): node is Declaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);

const isError = ({ heritageClauses }: ts.ClassDeclaration): boolean =>
  [...(heritageClauses ?? [])].some((clause) => clause.getText().includes('Error'));

function specifierOf({ importClause }: ts.ImportDeclaration, name: string): ts.ImportSpecifier | undefined {
  const names = importClause?.namedBindings;
  return names && ts.isNamedImports(names)
    ? names.elements.find((element) => element.name.text === name)
    : undefined;
}

const wrapperOf = (type: ts.TypeNode): string | undefined =>
  ts.isTypeReferenceNode(type) && WRAPPERS.includes(type.typeName.getText())
    ? type.typeName.getText()
    : undefined;

/** The arguments of Pick<Type, Names> and the other wrappers. */
const wrapped = (type: ts.TypeNode): readonly ts.TypeNode[] =>
  wrapperOf(type) && ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []) : [];

const isNamed = (name: string, names: ts.TypeNode | undefined): boolean =>
  names?.getText().includes(`'${name}'`) ?? false;

function declaredMembers(
  { members }: ts.TypeLiteralNode | ts.InterfaceDeclaration | ts.ClassDeclaration,
  file: SourceFile,
): readonly Member[] {
  const fields = [...members].flatMap((member) => {
    const { name } = member;
    if (!name || ts.isPrivateIdentifier(name)) return [];
    if (ts.isMethodSignature(member)) return [{ name: name.getText(), type: asFunction(member), file }];
    return isField(member) && member.type ? [{ name: name.getText(), type: member.type, file }] : [];
  });
  const hasBehaviour = [...members].some(
    (member) => ts.isMethodDeclaration(member) || ts.isConstructorDeclaration(member),
  );
  return hasBehaviour ? [] : fields;
}

const isField = (member: ts.Node): member is ts.PropertySignature | ts.PropertyDeclaration =>
  ts.isPropertySignature(member) || ts.isPropertyDeclaration(member);

const asFunction = ({ typeParameters, parameters, type }: ts.MethodSignature): ts.TypeNode =>
  ts.factory.createFunctionTypeNode(
    typeParameters,
    parameters,
    type ?? ts.factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword),
  );
