import type { PDFDict, PDFDocument, PDFObject, PDFPage } from '@cantoo/pdf-lib';
import { isPdf } from '../../../core/jobs/is-pdf';
import { Refusal } from '../../http/refusal';
import { inflatesWithinLimits } from './resume-limits';
import { stripJpeg } from './strip-jpeg';

type Pdf = typeof import('@cantoo/pdf-lib');

const MAX_PAGES = 20;
/** Actions, attachments and forms that run or contain anything but the document. */
const ACTIVE = /^\/(JS|JavaScript|EmbeddedFiles|EF|RichMedia|RichMediaContent|XFA|Launch|JPXDecode)$/;
/** The entries that a page needs to keep its appearance. */
const PAGE_KEYS = ['Type', 'Resources', 'MediaBox', 'CropBox', 'Rotate', 'Contents', 'Group', 'UserUnit'];
const PRIVATE_KEYS = [
  'Metadata',
  'PieceInfo',
  'LastModified',
  'OPI',
  'Alternates',
  'Thumb',
  'AA',
  'StructParents',
];

/**
 * Copies the pages into a new document without document information, XMP, authors, comments, earlier
 * revisions and camera data. Throws a Refusal 422 for files that cannot be cleaned.
 */
export async function cleanResume(bytes: Buffer): Promise<Buffer> {
  if (!isPdf(bytes)) throw new Refusal(422, 'NOT_A_PDF');
  if (!inflatesWithinLimits(bytes)) throw new Refusal(422, 'RESUME_NOT_CLEANABLE');
  const pdf = await import('@cantoo/pdf-lib');
  const source = await opened(pdf, bytes);
  if (source.isEncrypted || isActive(pdf, source)) throw new Refusal(422, 'RESUME_NOT_CLEANABLE');
  try {
    return await copied(pdf, source);
  } catch {
    throw new Refusal(422, 'NOT_A_PDF');
  }
}

async function opened({ PDFDocument, EncryptedPDFError }: Pdf, bytes: Buffer): Promise<PDFDocument> {
  try {
    const source = await PDFDocument.load(bytes, { updateMetadata: false });
    const pages = source.getPageCount();
    if (pages >= 1 && pages <= MAX_PAGES) return source;
  } catch (error) {
    if (error instanceof EncryptedPDFError) throw new Refusal(422, 'RESUME_NOT_CLEANABLE');
  }
  throw new Refusal(422, 'NOT_A_PDF');
}

const isActive = (pdf: Pdf, source: PDFDocument): boolean =>
  source.context
    .enumerateIndirectObjects()
    .some(([, object]) => namesIn(pdf, object).some((name) => ACTIVE.test(name)));

/** The names in an object, its keys included, without following references. */
function namesIn(pdf: Pdf, object: PDFObject): readonly string[] {
  if (object instanceof pdf.PDFName) return [String(object)];
  if (object instanceof pdf.PDFStream) return namesIn(pdf, object.dict);
  if (object instanceof pdf.PDFArray) return object.asArray().flatMap((item) => namesIn(pdf, item));
  if (object instanceof pdf.PDFDict)
    return object.entries().flatMap(([key, value]) => [String(key), ...namesIn(pdf, value)]);
  return [];
}

async function copied(pdf: Pdf, source: PDFDocument): Promise<Buffer> {
  for (const page of source.getPages()) reducePage(pdf, page);
  const target = await pdf.PDFDocument.create({ updateMetadata: false });
  for (const page of await target.copyPages(source, source.getPageIndices())) target.addPage(page);
  for (const [reference, object] of target.context.enumerateIndirectObjects()) {
    const dict = object instanceof pdf.PDFStream ? object.dict : object;
    if (dict instanceof pdf.PDFDict) for (const key of PRIVATE_KEYS) dict.delete(pdf.PDFName.of(key));
    const picture = strippedPicture(pdf, object);
    if (picture) target.context.assign(reference, picture);
  }
  return Buffer.from(await target.save({ addDefaultPage: false, updateFieldAppearances: false }));
}

/**
 * Keeps the drawing, and links to web and email addresses; comments and form fields contain names and times.
 */
function reducePage(pdf: Pdf, { node, doc }: PDFPage): void {
  const links = linksOf(pdf, node);
  for (const key of PAGE_KEYS.slice(1, 5)) {
    const inherited = node.getInheritableAttribute(pdf.PDFName.of(key));
    if (inherited) node.set(pdf.PDFName.of(key), inherited);
  }
  const needed = [...PAGE_KEYS, 'Parent'].map((key) => `/${key}`);
  for (const key of node.keys()) if (!needed.includes(String(key))) node.delete(key);
  if (links.length > 0) node.set(pdf.PDFName.of('Annots'), doc.context.obj([...links]));
}

const linksOf = (pdf: Pdf, node: PDFPage['node']): readonly PDFDict[] =>
  (node.Annots()?.asArray() ?? []).flatMap((item) => {
    const annotation = node.context.lookup(item);
    if (!(annotation instanceof pdf.PDFDict)) return [];
    const rect = annotation.lookup(pdf.PDFName.of('Rect'));
    const action = annotation.lookup(pdf.PDFName.of('A'));
    const address = action instanceof pdf.PDFDict ? action.lookup(pdf.PDFName.of('URI')) : undefined;
    if (!(rect instanceof pdf.PDFArray && address instanceof pdf.PDFString)) return [];
    if (!/^(https?:|mailto:)/i.test(address.decodeText())) return [];
    return [
      node.context.obj({
        ...{ Type: 'Annot', Subtype: 'Link', Rect: rect, Border: [0, 0, 0] },
        A: { S: 'URI', URI: address },
      }),
    ];
  });

/** The same photo without its camera data. */
function strippedPicture(pdf: Pdf, object: PDFObject): PDFObject | undefined {
  if (!(object instanceof pdf.PDFRawStream)) return undefined;
  const filter = object.dict.lookup(pdf.PDFName.of('Filter'));
  const names = filter ? namesIn(pdf, filter) : [];
  if (!names.includes('/DCTDecode')) return undefined;
  if (names.length > 1) throw new Error('This photo is packed in a way we do not read.');
  const bytes = stripJpeg(object.getContents());
  object.dict.set(pdf.PDFName.of('Length'), pdf.PDFNumber.of(bytes.length));
  return pdf.PDFRawStream.of(object.dict, bytes);
}
