import { pathTo } from '../shell/screens';
import type { Author, Comment, Post } from './post';

type Facts = Readonly<Record<string, unknown>>;

/** A post in the words of schema.org: a question with its answers, anything else as a posting people discuss. */
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

/** The face, never the account behind it. */
const person = ({ name }: Author): Facts => ({ '@type': 'Person', name });
