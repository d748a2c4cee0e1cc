import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { ownPostText as text } from '../../core/profile/own-posts-text';
import { queryCodec } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { SessionStore } from '../../stores/login/session-store';
import { OwnPostsStore } from '../../stores/profile/own-posts-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { PostCard } from '../feed/post-card';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Cards, Page, PageHead } from '../kit/page';
import css from '../moderation/moderation.module.css';
import { ModerationNote } from '../posts/moderation-note';
import { LogInButton } from '../shared/log-in-button';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';

const query = queryCodec(['after']);

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  const resolve = context.get(storesContext);
  const call = { signal: request.signal };
  await resolve(SessionStore).ensure(call);
  const { after } = query.parse(new URL(request.url).search);
  if (resolve(SessionStore).signedIn) await resolve(OwnPostsStore).open(after, call);
  else resolve(OwnPostsStore).clear();
}

export const handle: ScreenHandle = {
  head: () => ({ title: text.title, description: text.lead, hidden: true }),
};

export const Component = observer(function OwnPostsScreen() {
  const { page, figures } = useStore(OwnPostsStore);
  return (
    <Page width="narrow">
      <PageHead title={text.title} lead={text.lead}>
        {figures && page && page.items.length > 0 && <p className={css.figures}>{text.figures(figures)}</p>}
        <p className={css.ways}>
          <Button size="small" icon="eye-off" href={pathTo('untraceable')}>
            {text.untraceable}
          </Button>
          <Button size="small" icon="shield-check" href={pathTo('moderation-log')}>
            {text.log}
          </Button>
        </p>
      </PageHead>
      {page && page.items.length > 0 ? <Posts /> : <Nothing known={page !== undefined} />}
    </Page>
  );
});

const Nothing = ({ known }: { readonly known: boolean }) => (
  <Cards>
    <Card>
      <EmptyState {...(known ? text.empty : text.visitor)} action={known ? <WritePost /> : <LogInButton />} />
    </Card>
  </Cards>
);

/** The composer itself asks for what is missing before the first post. */
function WritePost() {
  const shell = useStore(ShellStore);
  return (
    <Button look="gold" icon="pencil" onClick={() => shell.openPost({})}>
      {text.write}
    </Button>
  );
}

const Posts = observer(function Posts() {
  const { page } = useStore(OwnPostsStore);
  if (!page) return undefined;
  return (
    <>
      <Cards role="group" aria-label={text.posts}>
        {page.items.map((post, index) => (
          <div key={post.id} className={css.ownItem} data-pending={post.status !== 'LIVE' || undefined}>
            <ModerationNote post={post} />
            <PostCard
              post={post}
              density="comfortable"
              position={index + 1}
              of={page.nextCursor ? undefined : page.items.length}
            />
          </div>
        ))}
      </Cards>
      {page.nextCursor && (
        <div className={css.more}>
          <Button href={pathTo('own-posts') + query.build({ after: page.nextCursor })}>{text.more}</Button>
        </div>
      )}
    </>
  );
});
