/** Words that start sentences or name common things at work; a capital letter does not make them names. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `a about above after again all also although am an and another any anyone anybody are as ask at away back bad
be because been before being below best better between both but by can cannot come could current currently day days
did do does doing done dont down during each earlier even ever every everyone everything few finally first for former
found from full further get gets getting give given go going good got great had happy has have having he hello help
her here hi him his honestly how however if im in instead into is it its just keep know last later least less let
like little long look looking lot made make many may maybe me might more most much must my need never new next no
nobody none not nothing now of off often ok okay on once one only or other others our out over overall own people
perhaps please poor post question quite rather really right said same say see seems several shall she should since
so some someone something sometimes soon still such sure take than thank thanks that the their them then there these
they thing things think this those though through time to today told tomorrow too toward two under until up us use
used very was we week well went were what when where whether which while who whole why will with within without work
worked working would year years yes yesterday yet you your
appraisal benefits bonus boss career ceo college colleague company ctc culture cto deadline engineer engineering
experience fresher hike hr increment india indian interview interviews it job jobs joining lead leave leaves lpa
management manager month months notice offer office onsite package pay people period pf pm pay policy probation
process product project promotion qa rating recruiter referral relieving remote resign resigned resignation review
role round rounds salary senior shift software support team tech tl training wfh wfo
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
october november december english hindi`
    .trim()
    .split(/\s+/),
);

/** A name often follows these words, with or without a capital letter. */
export const BEFORE_A_NAME: ReadonlySet<string> = new Set(
  `mr mrs ms miss dr prof shri smt sri sir madam named called
manager boss lead director ceo cto recruiter colleague`.split(/\s+/),
);
