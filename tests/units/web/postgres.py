"""A PostgreSQL of the tests' own: the programs `initdb` and `pg_ctl` must be there."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa


def where_is(name: str) -> str | None:
    """Where a program of PostgreSQL is; None where it is not installed."""
    return shutil.which(name) or next(map(str, sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))), None)


def is_installed() -> bool:
    """Whether PostgreSQL is there."""
    return where_is("initdb") is not None


def program(name: str) -> str:
    """Where a program of PostgreSQL is."""
    found = where_is(name)
    assert found, f"{name} is missing; install it with: sudo apt-get install postgresql"
    return found


def as_owner(*command: str) -> None:
    """Runs a program as the owner of the cluster, since PostgreSQL does not run as root."""
    prefix = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.getuid() == 0 else []
    subprocess.run([*prefix, *command], check=True, stdout=subprocess.DEVNULL, cwd="/")


class Cluster:
    """A cluster in a folder; `url` is where its databases are, by their names."""

    def __init__(self, folder: Path) -> None:
        if os.getuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.data, self.log = str(folder / "data"), str(folder / "log")
        as_owner(program("initdb"), "-D", self.data, "-U", "affray", "--auth=trust", "--encoding=UTF8")
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
        as_owner(program("pg_ctl"), "-D", self.data, "-w", "-l", self.log, "-o", options, "start")
        self.url = f"postgresql://affray@127.0.0.1:{port}/"

    @property
    def process(self) -> int:
        """The process that all others of the cluster come from."""
        return int(Path(self.data, "postmaster.pid").read_text().split()[0])

    def restart(self) -> None:
        """Starts again, whatever is connected."""
        as_owner(program("pg_ctl"), "-D", self.data, "-m", "immediate", "-w", "-l", self.log, "restart")

    def stop(self) -> None:
        """Ends."""
        as_owner(program("pg_ctl"), "-D", self.data, "-m", "immediate", "stop")

    def make(self, name: str) -> str:
        """The URL of a new, empty database."""
        address = f"{self.url.replace('postgresql', 'postgresql+psycopg')}postgres"
        engine = sa.create_engine(address, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(sa.text(f"create database {name}"))
        engine.dispose()
        return self.url + name


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A cluster while it is needed."""
    with tempfile.TemporaryDirectory(prefix="affray-") as folder:
        found = Cluster(Path(folder))
        try:
            yield found
        finally:
            found.stop()
