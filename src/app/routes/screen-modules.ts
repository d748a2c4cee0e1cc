export const salaries = () =>
  import(/* webpackChunkName: "salaries-module" */ '../modules/salaries/salaries-module').then(
    (file) => file.salariesModule,
  );

export const interviewPages = () =>
  import(/* webpackChunkName: "interviews-module" */ '../modules/interviews/interviews-module').then(
    (file) => file.interviewsModule,
  );

export const search = () =>
  import(/* webpackChunkName: "search-module" */ '../modules/search/search-module').then(
    (file) => file.searchModule,
  );

export const jobs = () =>
  import(/* webpackChunkName: "jobs-module" */ '../modules/jobs/jobs-module').then((file) => file.jobsModule);

export const headlines = () =>
  import(/* webpackChunkName: "companies-screen" */ '../modules/feed/headlines-module').then(
    (file) => file.headlinesModule,
  );

/** A contribution made on a screen delays the next contribution prompt. */
export const contributionPrompts = () =>
  import(
    /* webpackChunkName: "contribution-prompts-module" */ '../modules/contributions/contribution-prompts-module'
  ).then((file) => file.contributionPromptsModule);
