import { pathTo } from '../shell/screens';
import type { Author, Comment, Post } from './post';

type Facts = Readonly<Record<string, unknown>>;

/** Structured data (schema.org): a question with its answers, or a discussion posting. */
export function postFacts(post: Post, comments: readonly Comment[]): Facts {
  const url = pathTo('post', { postId: post.id });
  return post.kind === 'QUESTION'
    ? {
        '@context': 'https://schema.org',
        '@type': 'QAPage',
        mainEntity: {
          '@type': 'Question',
          name: post.title,
          text: post.text || post.title,
          answerCount: post.comments,
          upvoteCount: post.votes.up,
          dateCreated: post.createdAt.toISOString(),
          author: person(post.author),
          suggestedAnswer: comments.map((comment) => ({
            '@type': 'Answer',
            text: comment.text,
            upvoteCount: comment.votes.up,
            dateCreated: comment.createdAt.toISOString(),
            author: person(comment.author),
            url: `${url}#comment-${comment.id}`,
          })),
        },
      }
    : {
        '@context': 'https://schema.org',
        '@type': 'DiscussionForumPosting',
        headline: post.title,
        text: post.text || post.title,
        url,
        datePublished: post.createdAt.toISOString(),
        author: person(post.author),
        commentCount: post.comments,
      };
}

/** The alias only; the account must never appear here. */
const person = ({ name }: Author): Facts => ({ '@type': 'Person', name });
