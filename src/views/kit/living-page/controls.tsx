import { useState } from 'react';
import { Button } from '../button';
import { Chip } from '../chip';
import { Icon } from '../icon';
import { IconButton } from '../icon-button';
import { Menu } from '../menu';
import { Segmented } from '../segmented';
import { Tabs } from '../tabs';
import { Specimen } from './specimen';

const nothing = () => undefined;

/** Controls. Both themes can be on one page, so the landmark names include the theme. */
export const Controls = ({ theme }: { readonly theme: string }) => (
  <>
    <Specimen title="Buttons">
      <Button look="gold" icon="pencil">
        Write
      </Button>
      <Button icon="plus">Follow</Button>
      <Button look="ink">Apply</Button>
      <Button look="soft">Follow</Button>
      <Button look="plain">Mark all read</Button>
    </Specimen>
    <Specimen title="Icon buttons, badges, menu">
      <IconButton icon="search" label="Search" />
      <IconButton icon="message-circle" label="Chats, 3 unread" badge={3} />
      <IconButton icon="bell" label="Notifications, 120 new" badge={120} />
      <IconButton icon="bookmark" label="Save" disabled />
      <Menu
        label="More"
        trigger={<Icon name="ellipsis" />}
        items={[
          { label: 'Copy link', icon: 'link', onSelect: nothing },
          { label: 'Why am I seeing this', icon: 'circle-help', onSelect: nothing },
          { label: 'Open the kit', icon: 'arrow-up-right', href: '/kit' },
          { label: 'Report', icon: 'flag', tone: 'chilli', onSelect: nothing },
        ]}
      />
    </Specimen>
    <Specimen title="Sizes, busy, disabled, a link">
      <Button look="gold" size="small">
        Share your interview
      </Button>
      <Button size="small" icon="sparkles">
        Rephrase
      </Button>
      <Button look="gold" size="large">
        Continue
      </Button>
      <Button look="gold" busy>
        Posting
      </Button>
      <Button look="gold" disabled>
        Post
      </Button>
      <Button href="/kit">Link to this page</Button>
    </Specimen>
    <Chips />
    <Choices theme={theme} />
  </>
);

function Chips() {
  const [cities, setCities] = useState<readonly string[]>(['Data engineer', 'Chennai, Bengaluru']);
  const [regime, setRegime] = useState('New');
  return (
    <Specimen title="Chips: selected, expandable, one of two">
      {cities.map((city) => (
        <Chip
          key={city}
          on
          onRemove={() => setCities((all) => all.filter((candidate) => candidate !== city))}
        >
          {city}
        </Chip>
      ))}
      <Chip opens>Experience</Chip>
      <Chip opens>Company rating</Chip>
      {['New', 'Old'].map((name) => (
        <Chip key={name} on={name === regime} onClick={() => setRegime(name)}>
          {name}
        </Chip>
      ))}
    </Specimen>
  );
}

function Choices({ theme }: { readonly theme: string }) {
  const [alias, setAlias] = useState<'ANONYMOUS' | 'DESIGNATION'>('ANONYMOUS');
  return (
    <Specimen title="Segments and tabs" flow="stack">
      <Segmented
        label="Post as"
        value={alias}
        onChange={setAlias}
        options={[
          { value: 'ANONYMOUS', label: 'Anonymous', icon: 'eye-off' },
          { value: 'DESIGNATION', label: 'Designation' },
        ]}
      />
      <Tabs
        label={`Feed, ${theme}`}
        end={<IconButton icon="rows-3" label="Feed density" />}
        items={[
          { id: 'for-you', label: 'For you', href: '/kit', current: true },
          { id: 'latest', label: 'Latest', href: '/kit?feed=latest', current: false },
          { id: 'following', label: 'Following', href: '/kit?feed=following', current: false },
          { id: 'unanswered', label: 'Unanswered', href: '/kit?feed=unanswered', current: false },
        ]}
      />
      <Tabs
        label={`Zentrix Labs, ${theme}`}
        look="gold"
        items={[
          { id: 'overview', label: 'Overview', href: '/kit', current: true },
          { id: 'reviews', label: 'Reviews', href: '/kit?at=reviews', count: '12.4k', current: false },
          { id: 'salaries', label: 'Salaries', href: '/kit?at=salaries', count: '38.9k', current: false },
          {
            id: 'interviews',
            label: 'Interviews',
            href: '/kit?at=interviews',
            count: '3.1k',
            current: false,
          },
          { id: 'jobs', label: 'Jobs', href: '/kit?at=jobs', count: 186, current: false },
        ]}
      />
    </Specimen>
  );
}
