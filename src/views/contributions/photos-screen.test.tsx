import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { type FormVisit, fakeService, openForm } from '../../../tests/support/form-page';
import { fakePort } from '../../../tests/support/test-container';
import type { OwnPhotos, PhotosInput } from '../../core/contributions/own-photos';
import { OwnPhotosPort } from '../../core/contributions/own-photos-port';
import { Failure } from '../../core/shared/failure';
import { type ChosenFile, PictureUploads, type UploadedPicture } from '../../core/shared/picture-uploads';
import { pathTo } from '../../core/shell/screens';

afterEach(cleanup);

const savedAs = (input: PhotosInput): OwnPhotos => ({
  id: 'Ph7ZentrixOffice01',
  companyUrlName: 'zentrix-labs',
  contribution: input,
});

interface Sending {
  readonly file: ChosenFile;
  readonly reportProgress: (share: number) => void;
  readonly arrive: (picture?: UploadedPicture) => void;
  readonly fail: (failure: Failure) => void;
}

const keyOf = (place: number) => `Ph7Zentrix0000000${place}`;

/** Uploads that progress, finish or fail on demand. */
function line() {
  const sendings: Sending[] = [];
  const upload = (file: ChosenFile, listener: (share: number) => void) => {
    const key = keyOf(sendings.length);
    let fail: Sending['fail'] = () => {};
    const done = new Promise<UploadedPicture>((resolve, reject) => {
      fail = reject;
      const arrive = (picture = { key, url: `/media/${key}` }) => resolve(picture);
      sendings.push({ file, reportProgress: listener, fail, arrive });
    });
    return { done, cancel: () => fail(new Failure('cancelled', 'uploadPicture', 0)) };
  };
  return { sendings, upload };
}

async function open(visit: FormVisit<OwnPhotos> = {}) {
  const { submitted: reported, gone, take, read, remove } = fakeService(visit, savedAs);
  const port = { addPhotos: take, changePhotos: take, readOwnPhotos: read, removePhotos: remove };
  const { sendings, upload } = line();
  const discarded: string[] = [];
  const page = await openForm(
    pathTo('photo-upload'),
    visit,
    fakePort(OwnPhotosPort, port),
    fakePort(PictureUploads, { upload, discard: (key) => void discarded.push(key) }),
  );
  return { form: reported, gone, ...page, sendings, discarded };
}

/** A PNG header with these dimensions. */
function png(name = 'canteen.png', [width, height] = [800, 600]): File {
  const bytes = new Uint8Array(32);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  new DataView(bytes.buffer).setUint32(16, width ?? 0);
  new DataView(bytes.buffer).setUint32(20, height ?? 0);
  return new File([bytes], name, { type: 'image/png' });
}

const LINK = '?CompanyName=Zentrix+Labs';
const choose = (...files: readonly File[]) =>
  userEvent.upload(screen.getByLabelText('Choose photos', { selector: 'input' }), [...files], {
    applyAccept: false,
  });
const photo = (place: number) => within(screen.getByRole('listitem', { name: `Photo ${place}` }));
const describeAs = (place: number, text: string) =>
  userEvent.type(photo(place).getByRole('textbox', { name: 'Caption' }), text);
const look = () => userEvent.click(screen.getByRole('checkbox', { name: /I checked every photo/ }));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Upload photos' }));
const waits = async (sendings: readonly Sending[], count: number) =>
  waitFor(() => expect(sendings).toHaveLength(count));

it('[R-007][R-138] the photo form opens for the company in its link, and links to an interview afterwards', async () => {
  const { form: reported, sendings } = await open({ query: LINK });
  await choose(png());
  await waits(sendings, 1);
  sendings[0]?.arrive();
  expect(await photo(1).findByRole('img')).toHaveAttribute('src', `/media/${keyOf(0)}-800.webp`);
  await describeAs(1, 'The canteen at noon');
  await userEvent.selectOptions(photo(1).getByRole('combobox', { name: 'Album' }), 'Food');
  expect(screen.getByText('1 of 10')).toBeVisible();
  await look();
  await send();
  await expect
    .poll(() => document.activeElement)
    .toBe(await screen.findByRole('heading', { name: 'Thank you' }));
  expect(reported).toEqual([
    {
      companyName: 'Zentrix Labs',
      photos: [{ key: keyOf(0), album: 'food', caption: 'The canteen at noon' }],
    },
  ]);
  expect(screen.getByRole('img', { name: 'The canteen at noon' })).toHaveAttribute(
    'src',
    expect.stringContaining(keyOf(0)),
  );
  const [next] = screen.getAllByRole('link');
  expect(next).toHaveAccessibleName('Share your interview');
  expect(next?.getAttribute('href')).toMatch(/interview.*CompanyName=Zentrix(\+|%20)Labs$/);
});

it.each([
  ['nothing', new File([], 'a.png', { type: 'image/png' }), 'This file is empty.'],
  ['a page', new File(['<html><script>1</script>'], 'a.png', { type: 'image/png' }), 'file type isn’t'],
  ['a drawing', new File(['<svg xmlns="x"/>'], 'a.svg', { type: 'image/svg+xml' }), 'Drawings aren’t'],
  ['an animation', new File(['GIF89a'], 'a.gif', { type: 'image/gif' }), 'GIFs aren’t'],
  [
    'a HEIC file',
    new File(['....ftypheic'], 'a.heic', { type: 'image/heic' }),
    'Your phone saved this as HEIC.',
  ],
  [
    'fifty megabytes',
    new File([new Uint8Array(50_000_000)], 'a.png', { type: 'image/png' }),
    'limit is 5 MB',
  ],
  ['a line', png('a.png', [20_000, 40]), 'too small or too narrow'],
  ['far too much', png('a.png', [20_000, 20_000]), 'limit is 30 megapixels'],
])('[R-007] %s is not uploaded, and the photo shows the reason', async (_what, file, why) => {
  const { sendings } = await open({ query: LINK });
  await choose(file);
  expect(await photo(1).findByRole('alert')).toHaveTextContent(why);
  expect(sendings).toEqual([]);
  await userEvent.click(photo(1).getByRole('button', { name: 'Remove photo 1' }));
  expect(screen.queryByRole('listitem', { name: 'Photo 1' })).not.toBeInTheDocument();
});

it('[R-007] a photo shows its upload progress, and a failed upload can be retried without losing the caption', async () => {
  const { sendings } = await open({ query: LINK });
  await choose(png());
  await waits(sendings, 1);
  sendings[0]?.reportProgress(0.4);
  expect(await photo(1).findByRole('progressbar', { name: 'Uploading canteen.png' })).toHaveValue(0.4);
  await describeAs(1, 'The terrace');
  sendings[0]?.fail(new Failure('offline', 'uploadPicture', 0));
  expect(await photo(1).findByRole('alert')).toHaveTextContent('You’re offline.');
  await userEvent.click(photo(1).getByRole('button', { name: 'Try again' }));
  await expect.poll(() => document.activeElement?.ariaLabel).toBe('Cancel upload of photo 1');
  sendings[1]?.arrive();
  expect(await photo(1).findByRole('img', { name: 'The terrace' })).toBeVisible();
});

it('[R-007] the photo form takes at most ten pictures, whether chosen, dropped or pasted', async () => {
  const { sendings } = await open({ query: LINK });
  await choose(...Array.from({ length: 7 }, (_, index) => png(`${index}.png`)));
  await waits(sendings, 2);
  fireEvent.drop(document.body, { dataTransfer: { files: [png('8.png'), png('9.png')] } });
  expect(await screen.findByText('You can add 1 more')).toBeVisible();
  fireEvent.paste(document.body, { clipboardData: { files: [png('10.png'), png('11.png')] } });
  expect(await screen.findByText(/You can add 0 more\. 1 photo wasn’t added/)).toBeVisible();
  expect(screen.getAllByRole('listitem', { name: /^Photo/ })).toHaveLength(10);
});

it('[R-007] an incomplete photo form shows every problem at its field before it is sent', async () => {
  const { form: reported, sendings } = await open();
  await send();
  expect(screen.getByText('Please choose at least one photo.')).toBeVisible();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('combobox', { name: 'Company' }));
  await choose(png());
  await waits(sendings, 1);
  expect(await screen.findByText(/Some photos aren’t uploaded yet/)).toBeVisible();
  await describeAs(1, 'Ask priya.rao@gmail.com');
  expect(photo(1).getByRole('textbox', { name: 'Caption' })).toHaveAccessibleDescription(
    /remove email addresses/,
  );
  expect(screen.getByRole('checkbox', { name: /I checked/ })).toHaveAccessibleDescription(/check each photo/);
  expect(reported).toEqual([]);
});

it('[R-007] a visitor gets a login prompt before choosing pictures, and finds the company again afterwards', async () => {
  const tab = new Map<string, string>();
  const { loginPrompts, sendings } = await open({ member: '', tab });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Company' }), 'Kaveri Bank');
  await userEvent.click(screen.getByRole('button', { name: 'Choose photos' }));
  expect(loginPrompts.current).toMatchObject({ loginPrompt: 'login', context: 'photos' });
  fireEvent.drop(document.body, { dataTransfer: { files: [png()] } });
  expect(sendings).toEqual([]);
  cleanup();
  await open({ tab });
  expect(await screen.findByRole('combobox', { name: 'Company' })).toHaveValue('Kaveri Bank');
});

it('[R-007] a reload keeps every uploaded picture with its caption', async () => {
  const tab = new Map<string, string>();
  const { sendings } = await open({ query: LINK, tab });
  await choose(png('one.png'), png('two.png'));
  await waits(sendings, 2);
  sendings[0]?.arrive();
  await photo(1).findByRole('img');
  await describeAs(1, 'The way in');
  cleanup();
  await open({ tab });
  expect(photo(1).getByRole('img', { name: 'The way in' })).toBeVisible();
  expect(screen.getAllByRole('listitem', { name: /^Photo/ })).toHaveLength(1);
});

it('[R-007] a server problem with a picture shows at its photo', async () => {
  const fields = [{ field: '/body/photos/0/fileKey', code: 'gone', message: '' }];
  const refuse = new Failure('invalid', 'addPhotos', 422, { fields });
  const { sendings } = await open({ query: LINK, refuse });
  await choose(png());
  await waits(sendings, 1);
  sendings[0]?.arrive();
  await photo(1).findByRole('img');
  await describeAs(1, 'The way in');
  await look();
  await send();
  expect(await photo(1).findByRole('alert')).toHaveTextContent('photo is no longer available');
  expect(photo(1).getByRole('textbox', { name: 'Caption' })).toHaveValue('The way in');
});

it('[R-007][R-138] submitted photos open for editing by their UploadId, and can be deleted', async () => {
  const known = savedAs({
    companyName: 'Zentrix Labs',
    photos: [{ key: keyOf(7), album: 'together', caption: 'The terrace' }],
  });
  const { form: reported, gone } = await open({
    query: '?UploadId=Ph7ZentrixOffice01&SecretKey=x&referer=mail',
    known,
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit your photos');
  expect(photo(1).getByRole('img', { name: 'The terrace' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { name: 'Other screen: /user' })).toBeVisible();
  expect([reported, gone]).toEqual([[], ['Ph7ZentrixOffice01']]);
});

it('[R-138] the showPhotosModal param focuses the button to choose pictures', async () => {
  await open({ query: `${LINK}&showPhotosModal=true` });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose photos' })).toHaveFocus());
});

it('a picture removed before its publication is deleted on the server too', async () => {
  const { sendings, discarded } = await open({ query: LINK });
  await choose(png());
  await waits(sendings, 1);
  sendings[0]?.arrive();
  await photo(1).findByRole('img');
  await userEvent.click(photo(1).getByRole('button', { name: 'Remove photo 1' }));
  expect(discarded).toEqual([keyOf(0)]);
});
