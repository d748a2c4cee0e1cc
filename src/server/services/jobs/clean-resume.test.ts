import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pdfWith } from './applications-testing';
import { cleanResume } from './clean-resume';

/** The cleaned file without compression, so that every text in it can be found. */
async function cleaned(file: Buffer): Promise<string> {
  const document = await PDFDocument.load(await cleanResume(file), { updateMetadata: false });
  return Buffer.from(await document.save({ useObjectStreams: false })).toString('latin1');
}

const refusal = (file: Buffer): Promise<string> =>
  cleanResume(file).then(
    () => 'accepted',
    ({ code }) => code,
  );

describe('a cleaned resume', () => {
  it('a cleaned resume has no author, title, program, dates, file id or XMP', async () => {
    const file = await pdfWith((document) => {
      document.setAuthor('Secret Author');
      document.setTitle('Secret title');
      const xmp = document.context.register(
        document.context.stream('<x:xmpmeta>Secret</x:xmpmeta>', { Type: 'Metadata' }),
      );
      document.catalog.set(PDFName.of('Metadata'), xmp);
      document.getPage(0).node.set(PDFName.of('Metadata'), xmp);
    });
    expect(await cleaned(file)).not.toMatch(/Secret|xmpmeta|Producer|CreationDate|\/Info|\/ID\b/);
  });

  it('a cleaned resume has no comments with their authors, and keeps links to web addresses', async () => {
    const file = await pdfWith((document) => {
      const { context } = document;
      const Rect = [0, 0, 10, 10];
      document.getPage(0).node.set(
        PDFName.of('Annots'),
        context.obj([
          { Type: 'Annot', Subtype: 'Text', Rect, T: PDFString.of('Secret reviewer') },
          {
            Type: 'Annot',
            Subtype: 'Link',
            Rect,
            A: { S: 'URI', URI: PDFString.of('https://tara.example') },
          },
          { Type: 'Annot', Subtype: 'Link', Rect, A: { S: 'URI', URI: PDFString.of('file:///home/secret') } },
        ]),
      );
    });
    const text = await cleaned(file);
    expect(text).not.toMatch(/secret/i);
    expect(text).toContain('https://tara.example');
  });

  it('a cleaned resume has no earlier version of an edited document', async () => {
    const first = await pdfWith((document) => document.getPage(0).setTrimBox(1, 2, 33, 44));
    const revised = Buffer.concat([first, Buffer.from('\n% Secret revision\n')]);
    const document = await PDFDocument.load(revised);
    document.context.register(document.context.stream('Secret earlier text'));
    expect(await cleaned(Buffer.from(await document.save()))).not.toMatch(/Secret|TrimBox/);
  });

  it('a cleaned resume has photos without camera data', async () => {
    const photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'Secret camera' } })
      .jpeg()
      .toBuffer();
    const file = await pdfWith(async (document) =>
      document.getPage(0).drawImage(await document.embedJpg(photo)),
    );
    expect(file.includes('Secret camera')).toBe(true);
    const text = await cleaned(file);
    expect(text).toContain('DCTDecode');
    expect(text).not.toContain('Secret camera');
  });

  it('a cleaned resume still shows its pages in their size', async () => {
    const document = await PDFDocument.load(await cleanResume(await pdfWith()));
    expect(document.getPage(0).getSize()).toEqual({ width: 200, height: 100 });
    expect(document.getPage(0).node.Contents()).toBeDefined();
  });
});

describe('a resume that cannot be cleaned', () => {
  it('a resume is refused when it is encrypted', async () => {
    const document = await PDFDocument.load(await pdfWith());
    document.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
    expect(await refusal(Buffer.from(await document.save()))).toBe('RESUME_NOT_CLEANABLE');
  });

  it('a resume is refused when it unpacks to far more than a document needs', async () => {
    const { deflateSync } = await import('node:zlib');
    const bomb = deflateSync(Buffer.alloc(70_000_000));
    const head = Buffer.from(
      '%PDF-1.7\n1 0 obj\n<</Type /ObjStm /N 1 /First 5 /Filter /FlateDecode>>\nstream\n',
    );
    expect(await refusal(Buffer.concat([head, bomb, Buffer.from('\nendstream\nendobj\n')]))).toBe(
      'RESUME_NOT_CLEANABLE',
    );
  });

  it.each([
    '/Filter [/FlateDecode /FlateDecode]',
    '/Filter 7 0 R',
    '/F#69lter [/ASCII85Decode /FlateDecode]',
    '/Filter /LZWDecode',
  ])('a resume is refused when its objects are packed in a way that hides their size: %s', async (filter) => {
    const file = `%PDF-1.7\n1 0 obj\n<</Type /Obj#53tm ${filter}>>\nstream\nx\nendstream\nendobj\n`;
    expect(await refusal(Buffer.from(file))).toBe('RESUME_NOT_CLEANABLE');
  });

  it('a resume is refused with more than twenty pages', async () => {
    const file = await pdfWith((document) => {
      for (let count = 0; count < 20; count++) document.addPage();
    });
    expect(await refusal(file)).toBe('NOT_A_PDF');
  });
});
