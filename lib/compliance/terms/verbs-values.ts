import type { TermTable } from "@/lib/compliance/terms/schema";

/* Words that give, take, connect and condition. Whatever is not here, and may speak of insurance, is asked. */

/** Verbs that give and words that only connect: they narrow nothing, whatever is beside them. */
export const givingWords: TermTable = [
  {
    class: "give",
    phrases: `include(s), included, including, incl, name(s), named, add(s), added, list(s), listed, scheduled, apply, applies, grant(s), granted, provide(s), provided, afford(s), afforded, endorse(d), endorsed,
      extend(s), extended, contain(s), contained, cover(s), covered, protected, insured as, recognized, designated, attached, in place, in force, in effect, effective, active, current, issued, written, filed, respond(s), protect(s), satisfies, satisfy, meets, meet, complies, comply, honor(s), acknowledge(s), acknowledged, recognizes, recognize, continue(s), remain(s), indemnifies, indemnify, pays on behalf of, carries over, leased, rented, hired, owned, purchased, bought, obtained, secured, amended to include, amended to add, expanded, broadened, increased, restored, enhanced, upgraded, honored, approved, sent, mailed, emailed, delivered, sends, mails, provides, providing, performs, perform, performing, performed, installs, furnishes, furnishing, supplies, supplying, operates, operating, specializes in, builds, sells, schedules, dedicated, renewed, renews, reinstated, remain(s) in force, remain(s) in effect, stays in force,
      continues in force, continues in effect, in full force, in full force and effect, elected coverage, elects coverage, elected to be covered, elected to be included, defending, defends, defended, continued on, continued, cont on, continues on, valid, rated, licensed, authorized, responsible, employed, doing, using, follows through, located, situated, unimpaired, untouched, intact, unlimited, uninterrupted, in good standing, paid up, carried, maintained, maintains, carries,
      in favor of, in favour of, favoring, in fav of, on behalf of, available, satisfied, met, accepted, confirmed, automatically included, automatic, automatically, blanket, blanket basis, on a blanket basis, per blanket endorsement(s), evidenced, shown, indicated, stated, reflected, noted,
      incluye, incluyen, incluido(s), incluida(s), se incluye, se incluyen, se incluye al, aplica, aplican, se otorga, otorga, a favor de, cubre, cubierto, vigente, nombrado(s), figura, figuran como, figura como`,
  },
  {
    class: "be",
    phrases:
      "is, are, is also, are also, there is, there are, there has been, is hereby, are hereby, has been, have been, is being, has, have, being, does, do, be, been, es, son, está, esta, están, estan, ha sido, han sido",
  },
  {
    class: "link",
    phrases: `a, an, the, of, to, in, on, at, for, from, by, with, w, per, and, or, as, as per, via, also, both, all, any, each, every, its, their, his, her, our, your, this, that, these, those, which, such, same, same as, such as, respective, each of, any of, all of,
      under, as respects, as respect, with respect to, with respects to, with regard to, with regards to, in regard to, in regards to, regarding, relating to, related to, in connection with, arising out of, arising from, for claims arising out of, for claims arising from, claims arising out of, claims arising from, liability arising out of, for liability arising out of, but only with respect to liability arising out of, but only with respect to, only with respect to, against, in the past, over the past, in the last, another year, for another year, in the event of, in the event of cancellation, in case of cancellation, prior to cancellation, use of, for use of, for the use of, in the amount of, losses arising from, losses arising out of, loss arising out of, caused by, at all times, continued from,
      per policy terms, per policy terms and conditions, per policy form(s), per policy conditions, per policy provisions, per policy language, per policy definition, per policy wording, per policy number, if applicable, where applicable, as applicable, when applicable, not less than, no less than, at least, not fewer than, no fewer than, no later than, or better, or equivalent, or equal, no matter who, no matter how, hold harmless, at the request of, as requested by, per request of, upon request, per your request,
      subject to policy aggregate, subject to a policy aggregate, subject to an aggregate, subject to a maximum aggregate, as well as, as well, in addition to, in addition, back to back, on or after, on or before, arising out of or in connection with, arising from or in connection with, out of, in the course of, throughout, including any, together with, on behalf of, on the date of, up to and including, up through, not only, but also, under separate cover, even in the absence of, in the absence of, regardless of, whether or not, years after, years following, year following, years from, on account of,
      as to, because of, due to, resulting from, following, as follows, above, below, as shown, as shown above, as listed, shown above, listed above, listed below, hereon, herein, hereby, thereof, therein, thereto, who, whom, whose,
      is subject to policy terms, subject to policy terms, subject to policy terms and conditions, subject to policy terms conditions and exclusions, subject to the terms and conditions of the policy, subject to the terms and conditions of the policies,
      subject to all policy terms, subject to all terms, subject to terms and conditions, subject to the policy terms and conditions, subject to all terms and conditions of the policy, subject to policy conditions, subject to its terms, subject to terms,
      subject to all policy terms and conditions, subject to the terms conditions and exclusions of the policy, subject to policy terms conditions and limitations, subject to policy provisions, in accordance with the policy provisions,
      usual terms, terms, conditions, terms and conditions, terms conditions limits and exclusions, terms conditions limitations and exclusions, terms conditions and exclusions, terms conditions and limitations, terms limits and conditions, provisions, policy provisions,
      any other insurance, other insurance, any other valid insurance, any other insurance available to, any other insurance maintained by, any other insurance carried by, other valid and collectible insurance, such insurance as is afforded by,
      insurance maintained by, insurance carried by, insurance available to, with any other insurance, work performed by, work performed for, work done by, work done for, operations performed by, operations of, operations performed for, on their behalf, on his behalf, on its behalf,
      when, where, basis, status, favor, name, names, number(s), num, nos, other, others, dated, type, kind, section, part, item, yes, y, ok, x, either, together, jointly, plus, amount, amounts, combined, dated, date, edition, ed, rev, term, policy term, policy period, as of, eff, eff date, effective date, expiration date, exp date, through, thru, day(s), year(s), month(s), written, prior, additional, additionally, furthermore, moreover, always, expressly, specifically, joint, several, specific, normal, regular, typical, similar, equal, identical, clean, good, correct, own, possible, necessary, appropriate, relevant, related, own policy, annual, prepaid, so, too, again,
      non payment, nonpayment, non pay, nonpay, non payment of premium, nonpayment of premium, except 10 days for non payment, except 10 days for nonpayment, except 10 days for non payment of premium, except 10 days for nonpayment of premium, except ten days for non payment of premium, except 10 for non payment, except for nonpayment of premium, except for non payment of premium, for any other reason, any reason, for cancellation, cancellation, cancelation, non renewal, nonrenewal, material change,
      cancellation terms, standard, usual, applicable, collectible, general, commercial, combined, separate, separately, directly, full, fully, entire, entirety, whole, sole discretion, respectively, e g, i e, etc, re, ref, see, see attached, see below, see above, attached hereto, refer to, refer to policy, details, for details, complete details, please see, please refer to, for more information, for questions, contact,
      by law, as permitted by law, where permitted by law, if permitted by law, to the extent permitted by law, where allowed by law, as allowed by law, permitted by state law, if allowed by law, to the fullest extent permitted by law, in all states where permitted, permitted by law,
      y, o, e, el, la, los, las, del, de, al, a, en, por, para, con, como, su, sus, un, una, que, según, segun, bajo, respecto a, con respecto a, sobre`,
  },
  {
    class: "contract",
    phrases: `contractclause, onlycontractclause, contract(s), written contract(s), agreement(s), written agreement(s), contract or agreement, subcontract, subcontract agreement, purchase order, lease, lease agreement, master service agreement, msa,
      master agreement, service agreement, permit, license agreement, rental agreement, exhibit d, contract documents, contract requirements, insurance requirements, insurance specifications, contrato, contrato escrito, según contrato, segun contrato, por contrato`,
  },
];

/** Words that deny, and words that take coverage back or give it back where they are denied or removed. */
export const takingWords: TermTable = [
  {
    class: "deny",
    phrases:
      "no, not, no longer, neither, nor, none, none of, never, without, without any, isnt, arent, doesnt, dont, didnt, wasnt, werent, hasnt, havent, wont, cannot, cant, na, nil, nothing, nobody, no one, nowhere, ninguno, ninguna, ningún, ningun, sin, nunca, jamás, tampoco, free of, free from",
  },
  {
    class: "taking",
    phrases: `exclusion(s), designated operations, designated premises, designated work, designated classification(s), designated locations, classification limitation, action over exclusion, action over, labor law exclusion, exclusionary, limitation(s), restriction(s), warranty, warranties, sublimit(s), sub limit(s), deductible(s), ded, sir, sirs, self insured retention(s), retention(s), retained limit, cap, carve out(s), gap(s), lapse(s), cancellations, pending cancellation, notice of cancellation dated, impairment, reduction(s), change(s),
      known losses, losses, loss, claim(s), open claims, paid claims, exclusion endorsement(s), restrictive endorsement(s), limiting endorsement(s), hammer clause, sunset clause, territorial limit, height limit, waiting period, coinsurance, exclusión, exclusiones, limitación, limitaciones, restricción, restricciones, deducible(s)`,
  },
  {
    class: "taken",
    phrases: `excluded, excludes, exclude, excluding, limited, limited to, restricted, restricted to, subject to, capped, canceled, cancelled, canc, lapsed, lapse, expired, expire, ended, end, ends, terminated, terminate, terminates, suspended, suspend, reduced, impaired, eroded, erode, erodes, exhausted, expires, expiring, expiration, per policy, void, voided, depleted, excluye(n), se excluye, no incluye, invalid, rejected, declined, denied, refused, disputed, contested, barred, prohibited, forbidden, ineligible, inactive,
      shared, shared with, claims made, contributory, contributing, non renewed, nonrenewed, rescinded policy, exempt, uninsured, unpaid, overdue, affected, changed, altered, amended, excluido(s), excluida(s), limitado, limitada, cancelado, cancelada(s), vencido, vencida, suspendida, anulada`,
  },
  {
    class: "removal",
    phrases:
      "closed, settled, deleted, delete, removed, remove, removes, waived, waive, rescinded, lifted, withdrawn, bought back, dropped, struck, cleared, dismissed, cured, resolved, reversed, eliminado, eliminada, eliminó",
  },
];

/** Words that narrow, condition, question or point elsewhere. No sentence with one of them is explained. */
export const guardWords: TermTable = [
  {
    class: "guard",
    phrases: `to add, was in force, was in effect, was active, was carried, was effective, was covered, were covered, were in force, were in effect, will be, shall be, would be, can be, may be, to be, to be added, to be issued, only, solely, exclusively, merely, just, except, excepting, exception(s), unless, until, till, but, however, although, though, while, whereas, otherwise, instead, rather, rather than, other than, than, if, if any, provided that, so long as, as long as, once, after, before, during, upon, since, then, thereafter, still, yet, already, elsewhere, beyond, outside, past, within, up to, maximum, max,
      minimum, alone, first, last, some, part, partial, partially, partly, most, few, certain, half, zero, pro rata, anything, everything, something, whatever, whichever, what, why, how, because, maybe, perhaps, approximately, about, less, more, over and above, apart from, aside, away, off, out, back, down, up, now, soon, later, today, tomorrow, yesterday, currently, presently, previously, formerly, former, prior to, new, old, next, when the, where the,
      can, could, may, might, must, shall, should, would, will, did, was, were, had, am, im, were not, let, lets, got, gets, get, i, we, us, me, my, mine, you, he, him, she, it, they, them, themselves, itself, himself, here, there, ours, yours,
      sólo, solo, solamente, únicamente, unicamente, excepto, salvo, pero, hasta, si, cuando, mientras, fuera, ya, aún, aun, todavía, antes, después, despues, desde, durante`,
  },
  {
    class: "status",
    phrases: `draft, drafts, to follow, supersedes, replaces, corrected, correct, revised, reissued, updated, correction, spelling, specimen, sample, samples, test, test print, void copy, mockup, mock up, placeholder, example, illustration, illustrative, exhibit, pro forma, proforma, preliminary, tentative, unofficial, unverified, unconfirmed, informational, information, reference, discussion, review, training, demo, template, quote, quoted, quotation, proposal, proposed, indication, estimate, application, binder, bound, pending, tbd, tba, to follow, on order, to come,
      requested, request, hold, on hold, copy, duplicate, outdated, stale, obsolete, superseded, supersedes, replaced, recalled, revoked, withdrawn, unsigned, awaiting, in process, in progress, underwriting, subject, negotiable, not final, correction, corrected, revision, revised, error, mistake, incorrect, wrong, typo, disregard, ignore, expired, borrador, muestra, cotización, cotizacion, pendiente`,
  },
  {
    class: "verb",
    phrases: `agree(s), approve(s), accept(s), allow(s), mark(s), answer(s), ask(s), asked, attach(es), bar(s), become(s), became, belong(s), benefit(s), bill(s), bind(s), break(s), bring(s), call(s), came, come(s), cancel(s), carry, cease(s), charge(s), check(s), choose(s), chose, collect(s), confirm(s), consider(s), considered, consent(s), contest(s), count(s), decide(s), decided, decline(s), demand(s), deny, denies,
      depend(s), die(s), dispute(s), doubt(s), draw(s), drew, drop(s), eat(s), enter(s), erase(s), expect(s), expires, fail(s), failed, fall(s), fell, follow(s), followed, give(s), gave, given, go(es), went, gone, handle(s), happen(s), hear, heard, held, ignore(s), intend(s), keep(s), kept, kick(s), know(s), known, lack(s), leave(s), left, let, lie(s), lose(s), lost, make(s), made, mean(s), meant, miss(es), move(s), moved, need(s), needed, offer(s), offered,
      opt(s), opted, owe(s), own(s), owned by, pass, passed, pay(s), pick(s), picked, plan(s) to, pull(s), pulled, put(s), qualify, qualifies, raise(s), reach(es), read(s), receive(s), received, refer(s), refuse(s), reject(s), rely, relies, remain(s), renew, reply, report(s), require(s), requires, reserve(s), reserved, respond(s), rest(s), return(s), returned, review(s), reviewed, run(s), ran, said, say(s), see(s), seek(s), send(s), sent, set(s), share(s), shares, shop(s), shopping, show(s), shrink(s), signed, signs, sit(s), stand(s), stay(s), stop(s), stopped,
      take(s), took, taken, tell(s), told, tender(s), tendered, think(s), thought, transfer(s), transferred, treat(s), treated, trigger(s), triggers, turn(s), turned, understand(s), use(s), void(s), voids, wait(s), want(s), wants, went, wipe(s), wish(es), withdraw(s), withdrew, withheld, wrote, write(s), responde, queda, quedan, termina, vence, venció, paga, debe, deben, tiene, tienen, cambia, aplicará, entra, requiere`,
  },
];
