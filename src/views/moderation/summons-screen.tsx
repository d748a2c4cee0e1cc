import { summonsText as text } from '../../core/legal/summons-text';
import { GrievanceForm } from '../legal/grievance-form';
import { LegalFrame } from '../legal/legal-frame';
import { headWithTicket, openTicket } from '../legal/open-ticket';
import { TicketLookUp } from '../legal/ticket-look-up';
import type { ScreenHandle } from '../shared/screen-module';

export const loader = openTicket;

export const handle: ScreenHandle = {
  head: (_, { search }) => headWithTicket({ title: text.title, description: text.description }, search),
};

export const Component = () => (
  <LegalFrame
    page="summons"
    text={text}
    within={{ form: <GrievanceForm notice />, status: <TicketLookUp page="summons" /> }}
  />
);
