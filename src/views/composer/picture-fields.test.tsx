import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { testContainer } from '../../../tests/support/test-container';
import { PictureFields } from './picture-fields';

it('a rejected file is named, so that its author knows which of several it is', async () => {
  renderPart(await testContainer(), <PictureFields />);
  const files = ['payslip.pdf', 'scan.tiff'].map((name) => new File(['x'], name, { type: 'text/plain' }));
  await userEvent.upload(screen.getByLabelText('Choose photos'), files, { applyAccept: false });
  const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent);
  expect(alerts).toEqual([
    expect.stringMatching(/^payslip\.pdf.*Choose a JPEG/),
    expect.stringMatching(/^scan\.tiff.*Choose a JPEG/),
  ]);
});
