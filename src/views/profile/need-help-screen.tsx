import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { findAnswers } from '../../core/profile/find-answers';
import { settingsText } from '../../core/profile/settings-text';
import { FeedbackStore } from '../../stores/feed/feedback-store';
import { SessionStore } from '../../stores/login/session-store';
import { Icon } from '../kit/icon';
import { TextInput } from '../kit/text-input';
import type { ScreenHandle } from '../shared/screen-module';
import { SectionCard } from '../shared/section-card';
import { storesContext } from '../use-store';
import { FeedbackForm } from './feedback-form';
import css from './need-help-screen.module.css';
import { ForMembers, SettingsFrame } from './settings-frame';

const texts = settingsText.help;
const ANSWERS = texts.questions.map(([question = '', text = '']) => ({ question, text }));

export const handle: ScreenHandle = {
  head: () => ({ title: texts.title, description: texts.description }),
};

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  const resolve = context.get(storesContext);
  await resolve(SessionStore).ensure({ signal: request.signal });
  if (resolve(SessionStore).signedIn) await resolve(FeedbackStore).open({ signal: request.signal });
}

export const Component = observer(function NeedHelpScreen() {
  const [search, setSearch] = useState('');
  const found = findAnswers(ANSWERS, search);
  return (
    <SettingsFrame page="need-help" title={texts.title} lead={texts.lead}>
      <SectionCard title={texts.answers}>
        <TextInput
          type="search"
          icon="search"
          aria-label={texts.search}
          placeholder={texts.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <div className={css.answers}>
          {found.map(({ question, text }) => (
            <details key={question} className={css.answer}>
              <summary>
                {question}
                <Icon name="chevron-down" />
              </summary>
              <p>{text}</p>
            </details>
          ))}
        </div>
        <p role="status" className={found.length === 0 ? css.none : undefined}>
          {found.length === 0 && texts.none}
        </p>
      </SectionCard>
      <SectionCard title={texts.feedback} text={texts.feedbackText}>
        <ForMembers reason={texts.logIn}>
          <FeedbackForm />
        </ForMembers>
      </SectionCard>
    </SettingsFrame>
  );
});
