import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { NOW, openHome, pageOf } from '../../../tests/support/home-page';
import { aCommunity, aPost } from '../../core/feed/testing';
import type { Post } from '../../core/posts/post';

afterEach(cleanup);

const show = async (post: Partial<Post>) => {
  await openHome({ listFeed: async () => pageOf([aPost(post)]) });
  return screen.findByRole('article');
};
const offer = {
  company: 'Zentrix Labs',
  logoUrl: '/alpha/company/photos/logos/zentrix.jpg',
  role: 'Senior data engineer',
  place: 'Bengaluru',
  fixed: 2_100_000,
  variable: 410_000,
  stock: 890_000,
  inHand: 158_000,
  current: false,
};

describe('a post card', () => {
  it('[R-293] a post card compares offers with their pay, its parts and their votes', async () => {
    const offers = [
      { ...offer, id: 1, percent: 42, votes: 412 },
      { ...offer, id: 2, company: 'Kaveri Bank', stock: 0, inHand: 85_500, percent: 58, votes: 1138 },
    ];
    const card = await show({ kind: 'SALARY', salary: { offers, totalVotes: 1550, myOfferId: 2 } });
    for (const text of ['₹34.0L', '₹1.58L in hand', '42% chose this', '412 votes'])
      expect(card).toHaveTextContent(text);
    for (const text of ['₹25.1L', '₹85,500 in hand', '58% chose this, including you', '1,138 votes'])
      expect(card).toHaveTextContent(text);
    expect(
      screen.getByRole('img', { name: 'Fixed ₹21.0L, bonus ₹4.1L, stock ₹8.9L a year' }),
    ).toBeInTheDocument();
  });

  it('[R-290] a post card hides results until the service sends them', async () => {
    const card = await show({
      kind: 'SALARY',
      salary: {
        offers: [{ ...offer, id: 1, percent: undefined, votes: undefined }],
        totalVotes: 3,
        myOfferId: undefined,
      },
    });
    expect(card).not.toHaveTextContent('chose this');
  });

  it('[R-275] a post card shows a poll with its results, the choice of the user and the time left', async () => {
    const card = await show({
      kind: 'POLL',
      poll: {
        options: [
          { id: 1, text: 'Under 30 min', percent: 18 },
          { id: 2, text: '30–60 min', percent: 82 },
        ],
        totalVotes: 6204,
        endsAt: new Date(NOW + 30 * 3_600_000),
        myOptionId: 2,
      },
    });
    expect(card).toHaveTextContent('30–60 minYour choice82%');
    expect(card).toHaveTextContent('6,204 votes, 2 days left');
  });

  it('[R-275] a post card shows a poll without results to a user who has not voted', async () => {
    const options = [{ id: 1, text: 'Under 30 min', percent: undefined }];
    const poll = { options, totalVotes: 1, endsAt: new Date(NOW - 1), myOptionId: undefined };
    const card = await show({ kind: 'POLL', poll });
    expect(card).toHaveTextContent('Under 30 min1 vote, closed');
    expect(card).not.toHaveTextContent('%');
  });

  it('[R-286] a post card shows the top answer of a question and asks for an answer', async () => {
    const { author } = aPost();
    const card = await show({
      kind: 'QUESTION',
      comments: 14,
      community: aCommunity({ kind: 'COMPANY', name: 'Kaveri Bank', slug: 'kaveri-bank' }),
      topAnswer: { author, text: 'First ask why.' },
    });
    expect(card).toHaveTextContent('LalbaghWalker, data engineer at Nimbus RetailFirst ask why.');
    expect(card).toHaveTextContent('14 answers');
    expect(screen.getByRole('link', { name: 'Answer' })).toHaveAttribute('href', '/p/Kq3vN8xWm2Zt7Rf1');
  });

  it('[R-272] a post card shows a picture with its description and reserves its space', async () => {
    await show({
      kind: 'IMAGE',
      media: [
        {
          type: 'IMAGE',
          fileKey: 'a',
          url: '/art/scene/kaveri-cafe.svg',
          width: 320,
          height: 240,
          alt: 'A canteen',
        },
      ],
    });
    const image = screen.getByRole('img', { name: 'A canteen' });
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['320', '240']);
  });

  it('[R-273] a post card shows a placeholder for a video and requests nothing from another site', async () => {
    const card = await show({
      kind: 'VIDEO',
      media: [
        {
          type: 'YOUTUBE',
          url: 'https://www.youtube.com/watch?v=humkaarVid1',
          videoId: 'humkaarVid1',
          title: 'RSU taxation',
        },
      ],
    });
    const link = screen.getByRole('link', { name: /Video:\s*RSU taxation/ });
    expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
    expect(card.querySelector('iframe, script')).toBeNull();
    for (const image of card.querySelectorAll('img')) expect(image.getAttribute('src')).toMatch(/^\/[a-z]/);
  });

  it('[R-284] a post card renders links as links and markup as text', async () => {
    const card = await show({ text: 'See [Salary talk](/communities/salary-talk) <b onclick=x>or not</b>' });
    expect(within(card).getAllByRole('link', { name: 'Salary talk' })).toHaveLength(2);
    expect(card).toHaveTextContent('See Salary talk <b onclick=x>or not</b>');
  });

  it('[R-840] a post card expands its text in place when it has all of it, and links to the post otherwise', async () => {
    const text = `${'word '.repeat(70)}end`;
    await show({ text });
    expect(screen.queryByText(/end$/)).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Read more' }));
    expect(screen.getByText(/end$/)).toBeVisible();
    cleanup();
    await show({ text: 'Only the beginning', shortened: true });
    await userEvent.click(screen.getByRole('link', { name: 'Read more' }));
    expect(await screen.findByRole('heading', { name: /^Other screen/ })).toBeVisible();
  });

  it('a post card isolates the text direction of names', async () => {
    const { author } = aPost();
    await show({ author: { ...author, name: 'مهندس ١٢' } });
    expect(screen.getByText('مهندس ١٢').tagName).toBe('BDI');
  });
});
