import { useState } from 'react';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { Field } from '../field';
import { Sheet } from '../sheet';
import { TextInput } from '../text-input';
import { Specimen } from './specimen';

type Open = 'dialog' | 'large' | 'sheet' | 'fixed' | undefined;

export function Overlays() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <Specimen title="Overlays">
      <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
      <Button onClick={() => setOpen('large')}>Open composer</Button>
      <Button onClick={() => setOpen('sheet')}>Open sheet</Button>
      <Button onClick={() => setOpen('fixed')}>Open question</Button>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Why am I seeing this"
        footer={
          <Button look="ink" onClick={close}>
            Got it
          </Button>
        }
      >
        <p>It is popular among people who follow Salary talk.</p>
      </Dialog>
      <Dialog
        open={open === 'large'}
        onClose={close}
        size="large"
        title="New post"
        status="Draft saved"
        footer={
          <Button look="gold" onClick={close}>
            Post
          </Button>
        }
      >
        <Field label="Title">
          <TextInput data-autofocus defaultValue="Is the 90-day notice negotiable at L4?" />
        </Field>
      </Dialog>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title="Filters"
        footer={<Button look="gold">Show 12 jobs</Button>}
      >
        <p>Experience, pay and place.</p>
      </Sheet>
      <Dialog
        open={open === 'fixed'}
        onClose={close}
        disableClose
        size="small"
        title="Leave without saving?"
        footer={
          <>
            <Button onClick={close}>Stay</Button>
            <Button look="ink" onClick={close}>
              Leave
            </Button>
          </>
        }
      >
        <p>We’ll save what you wrote as a draft.</p>
      </Dialog>
    </Specimen>
  );
}
