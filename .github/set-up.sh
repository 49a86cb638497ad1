#!/usr/bin/env bash
# Sets up Google Cloud for the site (OPERATIONS.md, "Set up once"), by `gcloud` signed in as an owner of PROJECT. All steps
# but `alerts` can run again:
#   project          APIs, database, bucket, retention of enquiries, and the identities of the workflows; prints their
#                    variables. Needs BUCKET, REPOSITORY (OWNER/NAME) and REPOSITORY_ID (`gh api repos/OWNER/NAME -q .id`)
#   mails            APIs, the secret SMTP_URL from standard input, and the roles of the functions' own account
#   public           lets everybody call functions of this project, in an organisation that forbids it
#   alerts EMAIL     both alerts, sent to this address
set -euo pipefail
cd "$(dirname "$0")/.."
: "${PROJECT:?Set PROJECT to the ID of the Firebase project.}"
export CLOUDSDK_CORE_PROJECT=$PROJECT
region=europe-west2 # London, as the privacy page promises: a database never moves
number=$(gcloud projects describe "$PROJECT" --format='value(projectNumber)')
pool=projects/$number/locations/global/workloadIdentityPools/github

has() { "$@" >/dev/null 2>&1; } # a command that describes something
enableApis() { gcloud services enable "${@/%/.googleapis.com}"; } # APIs
account() { echo "$1@$PROJECT.iam.gserviceaccount.com"; }
grant() { # member, roles on the project
  local role
  for role in "${@:2}"; do gcloud projects add-iam-policy-binding "$PROJECT" --member="$1" --role="roles/$role" --condition=None; done
}
onBucket() { # account, roles
  local role
  for role in "${@:2}"; do gcloud storage buckets add-iam-policy-binding "gs://$BUCKET" --member="serviceAccount:$(account "$1")" --role="roles/$role"; done
}
# A service account that the workflows' jobs in these environments may act as.
identity() { # account, environments
  local environment
  has gcloud iam service-accounts describe "$(account "$1")" || gcloud iam service-accounts create "$1"
  for environment in "${@:2}"; do
    gcloud iam service-accounts add-iam-policy-binding "$(account "$1")" --role=roles/iam.workloadIdentityUser \
      --member="principalSet://iam.googleapis.com/$pool/attribute.environment/$environment"
  done
}

project() {
  : "${BUCKET:?Set BUCKET.}" "${REPOSITORY:?Set REPOSITORY.}" "${REPOSITORY_ID:?Set REPOSITORY_ID.}"
  local workflows="$REPOSITORY/.github/workflows" place="--location=global --workload-identity-pool=github"
  enableApis firebase firebasehosting firebaserules firestore iam iamcredentials sts storage
  has gcloud firestore databases describe || gcloud firestore databases create --location=$region
  gcloud firestore fields ttls update createdAt --collection-group=contactSubmissions --enable-ttl --expiration-offset=730d
  has gcloud storage buckets describe "gs://$BUCKET" ||
    gcloud storage buckets create "gs://$BUCKET" --location=$region --uniform-bucket-level-access --public-access-prevention
  gcloud storage buckets update "gs://$BUCKET" --versioning --lifecycle-file=.github/lifecycle.json

  has gcloud iam workload-identity-pools describe github --location=global || gcloud iam workload-identity-pools create github --location=global
  # Without an environment any workflow of the repository may only read; in one, only the workflows of main.
  local verb=create-oidc
  ! has gcloud iam workload-identity-pools providers describe github $place || verb=update-oidc
  gcloud iam workload-identity-pools providers $verb github $place --issuer-uri=https://token.actions.githubusercontent.com \
    --attribute-mapping="google.subject=assertion.sub,attribute.environment=has(assertion.environment) ? assertion.environment : 'none'" \
    --attribute-condition="assertion.repository_id == '$REPOSITORY_ID' && (!has(assertion.environment) || assertion.job_workflow_ref in ['$workflows/publish.yml@refs/heads/main', '$workflows/release.yml@refs/heads/main'])"
  identity deploys production
  grant "serviceAccount:$(account deploys)" firebasehosting.admin firebaserules.admin datastore.indexAdmin serviceusage.serviceUsageConsumer
  onBucket deploys storage.objectAdmin storage.legacyBucketReader
  identity reads-releases none release
  onBucket reads-releases storage.objectViewer storage.legacyBucketReader
  identity deploys-mails notify
  grant "serviceAccount:$(account deploys-mails)" cloudfunctions.admin cloudscheduler.admin iam.serviceAccountUser firebase.viewer serviceusage.serviceUsageConsumer
  printf '%s\n' "RELEASES_BUCKET=$BUCKET" "WORKLOAD_IDENTITY_PROVIDER=$pool/providers/github" "SERVICE_ACCOUNT=$(account deploys)" \
    "READER_SERVICE_ACCOUNT=$(account reads-releases)" "NOTIFY_SERVICE_ACCOUNT=$(account deploys-mails)"
}

mails() {
  local function=serviceAccount:$number-compute@developer.gserviceaccount.com
  # Firebase requires eventarc, pubsub and storage, although nothing uses them.
  enableApis artifactregistry cloudbuild cloudfunctions cloudscheduler eventarc firestore logging monitoring pubsub run secretmanager storage
  has gcloud secrets describe SMTP_URL || gcloud secrets create SMTP_URL --replication-policy=user-managed --locations=$region
  gcloud secrets versions add SMTP_URL --data-file=-
  grant "$function" datastore.user cloudbuild.builds.builder
  gcloud secrets add-iam-policy-binding SMTP_URL --member="$function" --role=roles/secretmanager.secretAccessor
  gcloud secrets add-iam-policy-binding SMTP_URL --member="serviceAccount:$(account deploys-mails)" --role=roles/secretmanager.viewer
}

public() { # needs the role orgpolicy.policyAdmin
  local policy
  policy=$(mktemp)
  enableApis orgpolicy
  printf 'name: projects/%s/policies/iam.allowedPolicyMemberDomains\nspec: { rules: [{ allowAll: true }] }\n' "$PROJECT" > "$policy"
  gcloud org-policies set-policy "$policy"
}

alerts() { # email
  local name channel
  channel=$(gcloud beta monitoring channels create --type=email --display-name=Operators --channel-labels="email_address=$1" --format='value(name)')
  for name in alert standstill; do
    gcloud monitoring policies create --policy-from-file="shared-enquiry/notify/$name.json" --notification-channels="$channel"
  done
}

[[ " project mails public alerts " == *" ${1:-} "* ]] || { echo "Name a step: project, mails, public or alerts EMAIL." >&2; exit 1; }
"$@"
