import type { ScreenId } from './screens';

export interface ComingText {
  readonly title: string;
  readonly text: string;
}

/** English texts of the screens under construction. Loaded with the page that shows them. */
export const comingEn: {
  readonly lead: string;
  readonly back: string;
  readonly meanwhile: string;
  readonly links: { readonly home: string; readonly communities: string };
  readonly screens: Readonly<Record<ScreenId, ComingText>>;
} = {
  lead: 'This page is being built',
  back: 'Back to home',
  meanwhile: 'Meanwhile, see what people say about work',
  links: { home: 'Read the feed', communities: 'Browse communities' },
  screens: {
    home: { title: 'Home', text: 'What people at work across India are talking about today.' },
    rewards: {
      title: 'Rewards',
      text: 'Everything your contributions have earned, and the coupons you can use.',
    },
    communities: {
      title: 'Communities',
      text: 'Communities for topics, companies and departments, and the ones you follow.',
    },
    companies: {
      title: 'Companies',
      text: 'Ratings of employers across India. Filter by industry, location and size.',
    },
    reviews: { title: 'Company reviews', text: 'What people who work there like and dislike, newest first.' },
    compare: { title: 'Compare companies', text: 'Compare two to four employers side by side.' },
    salaries: {
      title: 'Salaries',
      text: 'What each role pays by experience and city, shared by people in that role.',
    },
    'take-home': {
      title: 'Take-home salary calculator',
      text: 'See how much of your CTC you take home, with every deduction shown.',
    },
    gratuity: {
      title: 'Gratuity calculator',
      text: 'Find out how much gratuity you’ll get and how we calculate it.',
    },
    hra: { title: 'HRA calculator', text: 'How much of your house rent allowance is tax-free.' },
    'salary-hike': {
      title: 'Salary hike calculator',
      text: 'Work out your raise as a percentage, per year and per month.',
    },
    'offer-letter': { title: 'Offer letter check', text: 'See what an offer really pays each month.' },
    'pay-changes': { title: 'Pay change calculators', text: 'See what is left after tax.' },
    interviews: {
      title: 'Interviews',
      text: 'Interview questions, rounds and outcomes, shared by candidates.',
    },
    college: { title: 'College', text: 'Where alumni of this college work and what those jobs pay.' },
    job: { title: 'Job', text: 'Job details and pay.' },
    colleges: { title: 'Colleges', text: 'Where alumni of a college work and what they earn.' },
    'paid-fairly': {
      title: 'Are you paid fairly?',
      text: 'How your pay compares with people in your role, and how sure we are.',
    },
    jobs: { title: 'Jobs', text: 'Jobs, with what employees say about the company.' },
    preferences: {
      title: 'Preferences',
      text: 'Choose which emails, push notifications and messages you get.',
    },
    'awards-2022': { title: 'Awards 2022', text: 'The employees’ choice of 2022.' },
    profile: {
      title: 'Your profile',
      text: 'Your aliases, work status and contributions. Only you can see this page.',
    },
    settings: { title: 'Settings', text: 'Account, preferences, help and signing out in one place.' },
    terms: { title: 'Terms and policies', text: 'All our policies in plain language.' },
    'manage-account': {
      title: 'Manage account',
      text: 'Download your data or delete your account.',
    },
    'need-help': {
      title: 'Need help',
      text: 'Answers to common questions, and a way to contact us.',
    },
    messages: {
      title: 'Messages',
      text: 'Group chats with people at your company and in your field.',
    },
    notifications: { title: 'Notifications', text: 'Replies, votes and updates on what you wrote.' },
    session: {
      title: 'Session',
      text: 'Where you’re logged in, and details for support.',
    },
    'company-overview': {
      title: 'About the company',
      text: 'Ratings, company details, pay, photos and jobs on one page.',
    },
    'company-organisation': {
      title: 'Associated companies',
      text: 'Parent companies, subsidiaries and sister companies.',
    },
    'company-locations': {
      title: 'Company locations',
      text: 'Every office and how people rate it.',
    },
    'company-office': {
      title: 'Office',
      text: 'Where this office is, what it looks like and how people rate it.',
    },
    'company-reviews': {
      title: 'Company reviews',
      text: 'Reviews with ratings, likes, dislikes and company replies.',
    },
    'company-salaries': {
      title: 'Company salaries',
      text: 'Pay by role at this company, with ranges and confidence.',
    },
    'top-questions': {
      title: 'Top interview questions',
      text: 'The questions candidates are asked most, with the best answers.',
    },
    'company-interviews': {
      title: 'Interview questions',
      text: 'How hiring works here: rounds, questions, difficulty and outcome.',
    },
    'company-jobs': { title: 'Jobs at the company', text: 'Open positions here.' },
    'company-benefits': { title: 'Benefits', text: 'What people really get, from insurance to meals.' },
    'company-photos': {
      title: 'Office photos',
      text: 'Photos of the office by people who work there.',
    },
    'company-posts': { title: 'Company posts', text: 'What people say about this company.' },
    'company-questions': {
      title: 'Questions about the company',
      text: 'Asked by candidates, answered by employees.',
    },
    community: { title: 'Community', text: 'The posts of this community, its rules and its members.' },
    department: {
      title: 'Department',
      text: 'Posts from people who do the same work at different companies.',
    },
    'company-community': { title: 'Company community', text: 'Posts from people at this company.' },
    post: { title: 'Post', text: 'The full post and every comment.' },
    'interview-question': {
      title: 'Interview question',
      text: 'The question, where it was asked, and answers from members.',
    },
    answers: { title: 'Answers', text: 'One question and the answers from people who know.' },
    'designation-salaries': {
      title: 'Salaries for the role',
      text: 'What this role pays across companies and cities.',
    },
    'designation-interviews': {
      title: 'Interviews for the role',
      text: 'What candidates for this role are asked.',
    },
    'designation-jobs': { title: 'Jobs for the role', text: 'Who is hiring for this role now.' },
    'skill-interviews': {
      title: 'Interview questions by skill',
      text: 'Questions that test this skill, with answers.',
    },
    'skill-jobs': { title: 'Jobs by skill', text: 'Jobs that need this skill.' },
    awards: {
      title: 'Employees’ choice awards',
      text: 'The best places to work in India, chosen by those who work there. Every edition.',
    },
    'awards-2025': { title: 'Awards 2025', text: 'The top rated places to work in this category in 2025.' },
    'awards-2024': { title: 'Awards 2024', text: 'The top rated places to work in this category in 2024.' },
    'awards-qualifier': {
      title: 'Awards qualifier',
      text: 'Which companies qualify for the next edition, and how.',
    },
    'awards-2026': { title: 'Awards 2026', text: 'The employees’ choice of 2026.' },
    'awards-by-size': {
      title: 'Best companies by size',
      text: 'The employees’ choice among companies of one size.',
    },
    'awards-startups': {
      title: 'Best tech startups',
      text: 'The employees’ choice among young technology companies.',
    },
    'awards-list': { title: 'Awards', text: 'The ranking for this award and how we calculated it.' },
    'contribute-review': {
      title: 'Rate your company',
      text: 'Seven ratings, your likes and dislikes. Your name is never shown.',
    },
    'contribute-interview': {
      title: 'Share your interview',
      text: 'Rounds, questions, outcome. Two minutes that save someone two weeks.',
    },
    'contribute-benefits': {
      title: 'Add your benefits',
      text: 'Tick the benefits you get and help others judge an offer.',
    },
    'contribute-salary': {
      title: 'Add your salary',
      text: 'Fixed pay, variable pay and stock. We only ever show it as part of a group.',
    },
    'contribute-next': { title: 'Thank you', text: 'What you can share next, and what it unlocks.' },
    'photo-upload': {
      title: 'Add office photos',
      text: 'Upload from your phone. We remove the location and time.',
    },
    faq: {
      title: 'Common questions',
      text: 'How anonymity works, how we calculate numbers, and what we never do.',
    },
    privacy: { title: 'Privacy', text: 'What we store, why, for how long, and what we never ask for.' },
    grievances: {
      title: 'Grievances',
      text: 'File a grievance. We acknowledge it in 24 hours and resolve it in 15 days.',
    },
    summons: {
      title: 'Summons and notices',
      text: 'For courts and authorities: how to serve a notice, and what we can answer.',
    },
    'job-alerts': { title: 'Job alerts', text: 'New jobs that match what you’re looking for.' },
    'own-posts': { title: 'Your posts', text: 'Everything you posted, public or not.' },
    moderation: { title: 'Moderation queue', text: 'Content waiting for a moderator.' },
    'moderation-log': { title: 'Moderation log', text: 'Every decision, with its rule and date.' },
    guidelines: {
      title: 'Community guidelines',
      text: 'What belongs here, what doesn’t, and what happens next.',
    },
    'terms-of-use': { title: 'Terms of use', text: 'The agreement between you and us in plain language.' },
    about: { title: 'About us', text: 'Why we exist and who pays for it.' },
    employers: { title: 'For employers', text: 'What companies can and can’t do here.' },
    team: { title: 'Our team', text: 'The people who build it.' },
    blog: { title: 'Blog', text: 'What our numbers say about work in India.' },
    credits: { title: 'Credits', text: 'The open-source work this product is built on.' },
    login: {
      title: 'Log in',
      text: 'Choose how to log in.',
    },
    'login-linkedin': {
      title: 'Log in with LinkedIn',
      text: 'Returning from LinkedIn. We don’t show anything from your LinkedIn profile.',
    },
    'login-naukri': {
      title: 'Log in with Naukri',
      text: 'Returning from Naukri. We don’t show anything from your Naukri profile.',
    },
    search: { title: 'Search', text: 'Companies, salaries, questions and posts that match your search.' },
    kit: { title: 'The kit', text: 'Every component the screens are built from.' },
  },
};
